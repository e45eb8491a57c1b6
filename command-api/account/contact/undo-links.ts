import { createHash, createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { asTypedCode, isTypedCode, typedCode } from '#contracts/account/typed-code.ts';
import type { SecretStore } from '../secret-store.ts';

const UNDO_PATH = '/undo-change';
/** 144 bits. */
const TOKEN_LENGTH = 24;

const Subject = z.object({ accountId: z.string(), changeId: z.string(), kind: ContactKind });
type Subject = z.infer<typeof Subject>;

export type UndoLinks = {
  /** Returns the URL. Deterministic per change, so that a message sent twice is identical. */
  open(subject: Subject, until: Date): Promise<string>;
  /** The same token in a form to be typed, for texts, which have no links. */
  openCode(subject: Subject, until: Date): Promise<string>;
  /** undefined for an unknown or expired token. The account decides whether its change can still be undone. */
  read(token: string): Promise<Subject | undefined>;
};

/**
 * Links that undo a change of email or phone. The token grants access, so only its hash is stored. It is derived from the
 * change's id with a separate key, so that it can be sent again without being stored.
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

  const derived = ({ accountId, changeId }: Subject, form: '' | ' typed') =>
    createHmac('sha256', key).update(`${streams.account(accountId)} ${changeId}${form}`);

  return {
    async open(subject, until) {
      const token = derived(subject, '').digest('base64url').slice(0, TOKEN_LENGTH);
      await collection.keep(idOf(token), { secret: subject, expiresAt: until });
      return `${publicUrl}${UNDO_PATH}?token=${token}`;
    },
    async openCode(subject, until) {
      const code = typedCode(derived(subject, ' typed').digest());
      await collection.keep(idOf(code), { secret: subject, expiresAt: until });
      return code;
    },
    read: (token) => collection.read(idOf(isTypedCode(token) ? asTypedCode(token) : token)),
  };
}
