import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { SecretStore } from '../account/secret-store.ts';

const CONTACT_PATH = '/contact';
/** Longer than a ticket can be reopened after its last word. */
const LINK_DAYS = 60;
/** 144 bits: nobody guesses it. */
const TOKEN_BYTES = 18;

const Link = z.object({ ticketId: z.string() });

export type TicketLinks = {
  /** A new token that opens the ticket; those before it stay good. */
  open(ticketId: string): Promise<{ token: string; url: string }>;
  /** undefined for what is no token, or one no longer. */
  read(token: string): Promise<string | undefined>;
};

/** Links by which a visitor comes back to what they asked. Whoever has one has the thread, so that only its hash is kept. */
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
