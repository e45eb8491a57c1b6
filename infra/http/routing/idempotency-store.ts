import { hash } from 'node:crypto';
import { httpError } from '../calls/http-error.ts';
import type { Documents, Stored, Write } from '../../eventing/documents.ts';
import type { Logger } from '../../service/logging.ts';
import type { Answered } from '../calls/handlers.ts';

// A former name, kept because data is stored under it.
const COLLECTION = 'replies';
const KEPT_MS = 24 * 60 * 60 * 1000;
const SWEEP_AT_ONCE = 1000;

type StoredAnswer = { answer: Answered<unknown>; fingerprint: string; expiresAt: number };

export type IdempotencyStore = {
  /** Runs `respond` for the first call with this id; later and concurrent calls with the same body get its answer. */
  idempotent(id: string, body: unknown, respond: () => Promise<Answered<unknown>>): Promise<Answered<unknown>>;
  /** Deletes answers older than a day. */
  sweep(): Promise<void>;
  /** Stores pending answers; no call may be in progress. */
  stop(): Promise<void>;
};

/** Answers are written in batches at this interval: one write per command would add a disk wait to each. */
const NOTE_EVERY_MS = 50;

type Options = { documents: Documents; now: () => Date; logger: Pick<Logger, 'warn'> };
type PendingAnswer = { fingerprint: string; answer: Promise<Answered<unknown>> };

/**
 * Answers to POSTs with an Idempotency-Key. Failures are not stored, since a retry may succeed. An answer lost in a
 * crash does no harm, because event ids derive from the same key.
 */
export async function createIdempotencyStore({ documents, now, logger }: Options): Promise<IdempotencyStore> {
  await documents.ensure({ name: COLLECTION, fields: ['expiresAt'] });
  // In progress, or answered and not stored yet.
  const given = new Map<string, PendingAnswer>();
  let pendingWrites: Write[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = Promise.resolve();

  async function executeOnce(
    id: string,
    fingerprint: string,
    respond: () => Promise<Answered<unknown>>,
  ): Promise<Answered<unknown>> {
    const kept = await documents.get<StoredAnswer>(COLLECTION, id);
    if (kept && kept.document.expiresAt > now().getTime()) {
      const answer = sameQuestion(kept.document, fingerprint);
      given.delete(id);
      return answer;
    }
    const answer = await respond();
    enqueueWrite(id, kept, { answer, fingerprint, expiresAt: now().getTime() + KEPT_MS });
    return answer;
  }

  /** `before`: an expired entry that was not deleted yet. */
  function enqueueWrite(id: string, before: Stored<StoredAnswer> | undefined, document: StoredAnswer): void {
    const position = (before?.position ?? 0) + 1;
    pendingWrites.push({ collection: COLLECTION, id, document, position, ifPosition: before?.position ?? 'none' });
    timer ??= setTimeout(() => void writePending(), NOTE_EVERY_MS);
  }

  /** Resolves when all answers are stored, including those of a running write. */
  function writePending(): Promise<void> {
    const writes = pendingWrites;
    clearTimeout(timer);
    [pendingWrites, timer] = [[], undefined];
    lastWrite = Promise.all([lastWrite, write(writes)]).then(() => undefined);
    return lastWrite;
  }

  async function write(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    await documents
      .write(writes)
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'Failed to persist idempotent response; a retry will re-execute'),
      );
    for (const { id } of writes) given.delete(id);
  }

  return {
    async idempotent(id, body, respond) {
      const fingerprint = fingerprintOf(body);
      const known = given.get(id);
      if (known) return sameQuestion(known, fingerprint);
      const answer = executeOnce(id, fingerprint, respond);
      given.set(id, { fingerprint, answer });
      answer.catch(() => given.delete(id));
      return answer;
    },
    async sweep() {
      for (;;) {
        const old = await documents.find<StoredAnswer>(COLLECTION, {
          where: { expiresAt: { lte: now().getTime() } },
          limit: SWEEP_AT_ONCE,
        });
        await documents.write(old.map(forgotten));
        if (old.length < SWEEP_AT_ONCE) return;
      }
    },
    stop: writePending,
  };
}

function forgotten({ id, position }: Stored<StoredAnswer>): Write {
  return { collection: COLLECTION, id, document: null, position: position + 1, ifPosition: position };
}

function fingerprintOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body) ?? '', 'base64url');
}

function sameQuestion<Answer>(kept: { fingerprint: string; answer: Answer }, fingerprint: string): Answer {
  if (kept.fingerprint === fingerprint) return kept.answer;
  throw httpError('invalid', { message: 'This Idempotency-Key was already used for another request.' });
}
