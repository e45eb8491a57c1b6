import { createHash } from 'node:crypto';
import type { Documents } from '../documents/port.ts';
import { CallFailed } from '../call-failed.ts';
import type { Answered } from './handlers.ts';

const COLLECTION = 'replies';
const KEPT_MS = 24 * 60 * 60 * 1000;

type Kept = { answer: Answered<unknown>; fingerprint: string; expiresAt: number };

export type Replies = {
  /** Runs `respond` for the first call with this id; later and concurrent ones with the same body get its answer. */
  once(id: string, body: unknown, respond: () => Promise<Answered<unknown>>): Promise<Answered<unknown>>;
  /** Forgets what is older than a day. */
  sweep(): Promise<void>;
};

/**
 * Answers to POSTs that carried an Idempotency-Key. Failures are not kept: a retry may succeed. A crash between the
 * append and the note here is harmless, since event ids come from the same key.
 */
export async function createReplies(documents: Documents, now: () => Date): Promise<Replies> {
  await documents.ensure({ name: COLLECTION, fields: ['expiresAt'] });
  const underWay = new Map<string, { fingerprint: string; answer: Promise<Answered<unknown>> }>();

  async function firstTime(id: string, fingerprint: string, respond: () => Promise<Answered<unknown>>): Promise<Answered<unknown>> {
    const kept = await documents.get<Kept>(COLLECTION, id);
    if (kept) return sameQuestion(kept.document, fingerprint);
    const answer = await respond();
    const document: Kept = { answer, fingerprint, expiresAt: now().getTime() + KEPT_MS };
    await documents.write([{ collection: COLLECTION, id, document, position: 1, ifPosition: 'none' }]);
    return answer;
  }

  return {
    async once(id, body, respond) {
      const fingerprint = fingerprintOf(body);
      const running = underWay.get(id);
      if (running) return sameQuestion(running, fingerprint);
      const answer = firstTime(id, fingerprint, respond).finally(() => underWay.delete(id));
      underWay.set(id, { fingerprint, answer });
      return answer;
    },
    async sweep() {
      const old = await documents.find<Kept>(COLLECTION, { where: { expiresAt: { lt: now().getTime() } }, limit: 1000 });
      await documents.write(old.map(({ id, position }) => ({ collection: COLLECTION, id, document: null, position: position + 1, ifPosition: position })));
    },
  };
}

function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body) ?? '').digest('base64url');
}

function sameQuestion<Answer>(kept: { fingerprint: string; answer: Answer }, fingerprint: string): Answer {
  if (kept.fingerprint === fingerprint) return kept.answer;
  throw new CallFailed('invalid', { message: 'This Idempotency-Key was already used for another request.' });
}
