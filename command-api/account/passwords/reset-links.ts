import { createHash, createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { attemptHash } from '../codes/attempt-codes.ts';
import { recipientOf } from '../codes/send-limits.ts';
import { CODE_LIFE_MS, type CodeCheck, KeptCode, keptCode, sixDigits, tryCode } from '../codes/six-digit-code.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** 144 bits. */
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

/** A code sent by text. `of`: hash of the attempt of the browser that asked; null: open code. */
const ResetCode = z.extend(KeptCode, { accountId: z.string(), requestId: z.string(), of: z.nullable(z.string()) });
type ResetCode = z.infer<typeof ResetCode>;

type Request = Omit<Link, 'expiresAtMs'> & { requestId: string; expiresAt: string };

export type ResetLinks = {
  /** Page to request another link. */
  askAgainUrl: string;
  /**
   * Returns the URL and invalidates older links. Deterministic per request, so that a message sent twice is identical. null if
   * a newer request has a link.
   */
  open(request: Request): Promise<string | null>;
  /** Keeps the attempt that asked, so that only its browser can try the code of this request. */
  noteAttempt(requestId: string, attempt: string | null, expiresAt: string): Promise<void>;
  /**
   * A six-digit code instead of the URL, for texts, which have no links; good for ten minutes and five tries. Deterministic
   * like the URL.
   */
  openCode(request: Request): Promise<string | null>;
  /** Exchanges the newest code to this number for the token of its link. */
  tryCode(phone: string, code: string, attempt: string | null): Promise<{ check: CodeCheck; token: string | null }>;
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
  const keptLink = (link: Newest) => ({ secret: link, expiresAt: new Date(link.expiresAtMs) });

  const codes = secretStore.collection('password-reset-code', ResetCode);
  const attempts = secretStore.collection('password-reset-attempt', z.object({ of: z.nullable(z.string()) }));

  const derived = (form: string, { accountId, requestId }: Pick<Request, 'accountId' | 'requestId'>) =>
    createHmac('sha256', key).update(`${form}${streams.account(accountId)} ${requestId}`);
  const tokenOf = (request: Pick<Request, 'accountId' | 'requestId'>) =>
    derived('', request).digest('base64url').slice(0, TOKEN_LENGTH);

  /** null if a newer request has a link. */
  async function openToken({ accountId, sentTo, requestId, expiresAt }: Request): Promise<string | null> {
    const token = tokenOf({ accountId, requestId });
    const expiresAtMs = Date.parse(expiresAt);
    const isNewest = await newest.change(accountId, (known): Change<Newest, boolean> => {
      if (known?.token === idOf(token)) return { to: 'unchanged', result: true };
      if (known && known.expiresAtMs > expiresAtMs) return { to: 'unchanged', result: false };
      return { to: keptLink({ token: idOf(token), expiresAtMs, usedBy: null }), result: true };
    });
    if (!isNewest) return null;
    await links.keep(idOf(token), { secret: { accountId, sentTo, expiresAtMs }, expiresAt: new Date(expiresAtMs) });
    return token;
  }

  return {
    askAgainUrl: `${publicUrl}/forgot-password`,

    async open(request) {
      const token = await openToken(request);
      return token && `${publicUrl}/reset-password?token=${token}`;
    },

    noteAttempt: (requestId, attempt, expiresAt) =>
      attempts.keep(requestId, { secret: { of: attemptHash(attempt) }, expiresAt: new Date(expiresAt) }),

    async openCode(request) {
      if ((await openToken(request)) === null) return null;
      const { accountId, requestId, sentTo } = request;
      const code = sixDigits(derived('code ', request).digest().readUInt32BE());
      const of = (await attempts.read(requestId))?.of ?? null;
      const sentAtMs = now().getTime();
      await codes.change(recipientOf(sentTo.value), (known): Change<ResetCode, void> => {
        if (known?.requestId === requestId) return { to: 'unchanged', result: undefined };
        const kept = { ...keptCode(code, sentAtMs), accountId, requestId, of };
        return { to: { secret: kept, expiresAt: new Date(sentAtMs + CODE_LIFE_MS) }, result: undefined };
      });
      return code;
    },

    tryCode: (phone, code, attempt) =>
      codes.change(recipientOf(phone), (known): Change<ResetCode, { check: CodeCheck; token: string | null }> => {
        if (!known || (known.of !== null && known.of !== attemptHash(attempt)))
          return { to: 'unchanged', result: { check: 'wrong', token: null } };
        const { result, kept: after } = tryCode(known, code, { by: '', spends: false });
        const tried = { check: result, token: result === 'right' ? tokenOf(known) : null };
        const expiresAt = new Date(known.sentAtMs + CODE_LIFE_MS);
        return { to: after === known ? 'unchanged' : { secret: after, expiresAt }, result: tried };
      }),

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
        return { to: keptLink({ ...known, usedBy: commandId }), result: true };
      });
    },
  };
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
