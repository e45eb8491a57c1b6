import { createHash, createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** 144 bits: unguessable, and short enough for a text message. */
const TOKEN_LENGTH = 24;

/** `sentTo`: the account's email or number that got the link. */
const Link = z.object({
  accountId: z.string(),
  sentTo: z.object({ kind: ContactKind, value: z.string() }),
  expiresAtMs: z.number(),
});
type Link = z.infer<typeof Link>;
/** The valid link of an account. `usedBy`: the command that set a password with it. */
const Newest = z.object({ token: z.string(), expiresAtMs: z.number(), usedBy: z.nullable(z.string()) });
type Newest = z.infer<typeof Newest>;

type Request = Omit<Link, 'expiresAtMs'> & { requestId: string; expiresAt: string };

export type ResetLinks = {
  /** Page to request another link. */
  askAgainUrl: string;
  /**
   * Returns the URL and invalidates older links. Deterministic per request, so that a message sent twice is identical. null if
   * a newer request has a link.
   */
  open(request: Request): Promise<string | null>;
  /** undefined for an unknown or expired token. `commandId`: the command that used it can still read it. */
  read(token: string, commandId?: string): Promise<Link | undefined>;
  /** Claims the link for this command; true again if the same command repeats. */
  use(token: string, commandId: string): Promise<boolean>;
};

/** Links that set a new password. Tokens derive from the request's id with a separate key; only their hashes are stored. */
export function createResetLinks({
  secretStore,
  now,
  secret,
  publicUrl,
}: {
  secretStore: SecretStore;
  now: () => Date;
  secret: string;
  publicUrl: string;
}): ResetLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'suki password resets', 32));
  const links = secretStore.collection('password-reset', Link);
  const newest = secretStore.collection('newest-password-reset', Newest);
  const kept = (link: Newest) => ({ secret: link, expiresAt: new Date(link.expiresAtMs) });

  return {
    askAgainUrl: `${publicUrl}/forgot-password`,

    async open({ accountId, sentTo, requestId, expiresAt }) {
      const token = createHmac('sha256', key)
        .update(`${streams.account(accountId)} ${requestId}`)
        .digest('base64url')
        .slice(0, TOKEN_LENGTH);
      const expiresAtMs = Date.parse(expiresAt);
      const isNewest = await newest.change(accountId, (known): Change<Newest, boolean> => {
        if (known?.token === idOf(token)) return { to: 'unchanged', result: true };
        if (known && known.expiresAtMs > expiresAtMs) return { to: 'unchanged', result: false };
        return { to: kept({ token: idOf(token), expiresAtMs, usedBy: null }), result: true };
      });
      if (!isNewest) return null;
      await links.keep(idOf(token), { secret: { accountId, sentTo, expiresAtMs }, expiresAt: new Date(expiresAtMs) });
      return `${publicUrl}/reset-password?token=${token}`;
    },

    async read(token, commandId) {
      const link = await links.read(idOf(token));
      const counts = link && (await newest.read(link.accountId));
      if (!link || counts?.token !== idOf(token) || link.expiresAtMs <= now().getTime()) return undefined;
      return counts.usedBy === null || counts.usedBy === commandId ? link : undefined;
    },

    async use(token, commandId) {
      const link = await links.read(idOf(token));
      if (!link) return false;
      return newest.change(link.accountId, (known): Change<Newest, boolean> => {
        if (known?.token !== idOf(token)) return { to: 'unchanged', result: false };
        if (known.usedBy !== null) return { to: 'unchanged', result: known.usedBy === commandId };
        return { to: kept({ ...known, usedBy: commandId }), result: true };
      });
    },
  };
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
