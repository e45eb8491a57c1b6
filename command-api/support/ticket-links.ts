import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { SecretStore } from '../account/secret-store.ts';

const CONTACT_PATH = '/contact';
/** Longer than the period for reopening a ticket. */
const LINK_DAYS = 60;
/** 144 bits: unguessable. */
const TOKEN_BYTES = 18;

const Link = z.object({ ticketId: z.string() });

export type TicketLinks = {
  /** Creates another token for the ticket; earlier ones stay valid. */
  open(ticketId: string): Promise<{ token: string; url: string }>;
  /** undefined for an unknown or expired token. */
  read(token: string): Promise<string | undefined>;
};

/** Links to a visitor's thread. The token grants access, so only its hash is stored. */
export function createTicketLinks({
  secretStore,
  now,
  publicUrl,
}: {
  secretStore: SecretStore;
  now: () => Date;
  publicUrl: string;
}): TicketLinks {
  const links = secretStore.collection('ticket-link', Link);
  return {
    async open(ticketId) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(now().getTime() + LINK_DAYS * DAY_MS);
      await links.keep(idOf(token), { secret: { ticketId }, expiresAt });
      return { token, url: `${publicUrl}${CONTACT_PATH}?token=${token}` };
    },
    read: async (token) => (await links.read(idOf(token)))?.ticketId,
  };
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
