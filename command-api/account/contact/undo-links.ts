import { createHash, createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import type { SecretStore } from '../secret-store.ts';

const UNDO_PATH = '/undo-change';
/** 144 bits: nobody guesses it, and it fits a text message. */
const TOKEN_LENGTH = 24;

const Subject = z.object({ accountId: z.string(), changeId: z.string(), kind: ContactKind });
type Subject = z.infer<typeof Subject>;

export type UndoLinks = {
  /** The address to send; the same again for the same change, so that a message that is sent twice says the same. */
  open(subject: Subject, until: Date): Promise<string>;
  /** undefined for what is no token, or one no longer. Whether its change can still be undone, the account says. */
  read(token: string): Promise<Subject | undefined>;
};

/**
 * Links by which a person undoes a change of their email or phone. Whoever has the token has the link, so that only its
 * hash is kept; it is made from the change's id with a key of its own, not kept for a second sending.
 */
export function createUndoLinks({
  secretStore,
  secret,
  publicUrl,
}: {
  secretStore: SecretStore;
  secret: string;
  publicUrl: string;
}): UndoLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'suki undo links', 32));
  const collection = secretStore.collection('undo-link', Subject);
  const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

  return {
    async open(subject, until) {
      const { accountId, changeId } = subject;
      const token = createHmac('sha256', key)
        .update(`${streams.account(accountId)} ${changeId}`)
        .digest('base64url')
        .slice(0, TOKEN_LENGTH);
      await collection.keep(idOf(token), { secret: subject, expiresAt: until });
      return `${publicUrl}${UNDO_PATH}?token=${token}`;
    },
    read: (token) => collection.read(idOf(token)),
  };
}
