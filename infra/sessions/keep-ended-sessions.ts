import type { Bus } from '../eventing/bus/port.ts';
import type { Documents } from '../eventing/documents/port.ts';
import type { Logger } from '../service/logging.ts';
import { type EndedSessions, KEPT_MS } from './ended-sessions.ts';
import { readSessionEnds, type SessionEnd, sessionEndsSchema } from './session-ends.ts';

type Options = {
  endedSessions: EndedSessions;
  /** What the projectors announce ends on, and which ends a message of it holds. */
  announced: { topic: string; endsIn: (message: unknown) => readonly SessionEnd[] };
  bus: Pick<Bus, 'consume'>;
  documents: Pick<Documents, 'ensure' | 'find'>;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
  refillEveryMs?: number;
};

const REFILL_EVERY_MS = 10_000;

/**
 * Keeps the ended sessions of this process up to date: by what the projectors announce, and from the read model. The
 * bus is listened to before the first reading, so that nothing falls between. Reading again now and then brings what
 * the bus did not: a broker that was away, a read model that was being rebuilt while this process started.
 *
 * Failure policy: without the bus or the read models the process does not start. Later a failed reading is logged and
 * tried again at the next turn; what is known stays known meanwhile.
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
