import type { Bus } from '../eventing/bus.ts';
import type { Documents } from '../eventing/documents.ts';
import type { Logger } from '../service/logging.ts';
import { type EndedSessions, KEPT_MS } from './ended-sessions.ts';
import { readSessionEnds, type SessionEnd, sessionEndsSchema } from './session-ends.ts';

type Options = {
  endedSessions: EndedSessions;
  /** The bus topic of ended sessions, and how to read its messages. */
  announced: { topic: string; endsIn: (message: unknown) => readonly SessionEnd[] };
  bus: Pick<Bus, 'consume'>;
  documents: Pick<Documents, 'ensure' | 'find'>;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
  refillEveryMs?: number;
};

const REFILL_EVERY_MS = 10_000;

/**
 * Keeps the ended sessions of this process up to date, from the bus and from the read model. Subscribes to the bus
 * before the first read, so that no end is missed. Re-reads at intervals for ends that the bus lost or that a rebuild
 * delayed.
 * Failure policy: without the bus or the read models the process does not start. A later failed read is logged and
 * retried at the next interval; known ends stay.
 */
export async function keepEndedSessions({
  endedSessions,
  announced: { topic, endsIn },
  bus,
  documents,
  now,
  logger,
  refillEveryMs = REFILL_EVERY_MS,
}: Options): Promise<{ stop(): void }> {
  const stopping = new AbortController();
  let filling = false;

  async function fill(): Promise<void> {
    endedSessions.take(await readSessionEnds(documents, new Date(now().getTime() - KEPT_MS).toISOString()));
  }

  async function refill(): Promise<void> {
    if (filling) return;
    filling = true;
    endedSessions.forgetExpired();
    await fill().catch((error: unknown) => logger.warn({ err: error }, 'Failed to reload ended sessions'));
    filling = false;
  }

  await documents.ensure(sessionEndsSchema);
  await bus.consume(topic, 'every-instance', ({ value }) => endedSessions.take(endsIn(value)), stopping.signal);
  await fill();
  const refilling = setInterval(() => void refill(), refillEveryMs);

  return {
    stop() {
      clearInterval(refilling);
      stopping.abort();
    },
  };
}
