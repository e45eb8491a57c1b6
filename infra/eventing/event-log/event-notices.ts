import type { RecordedEvent } from './envelope.ts';
import type { Logger } from '../logger.ts';
import type { SealedEvent } from './sealed-event.ts';

/** Foreign types beyond this number are counted together, so that their names cannot exhaust memory. */
const TYPES_NAMED = 20;
const LONGEST_NAME = 100;
const OTHERS = 'other';

/** Counts foreign events, and events of a newer version at which subscriptions wait. */
export function createEventNotices(logger: Pick<Logger, 'warn' | 'error'> | null = null) {
  const counts = new Map<string, number>();
  const waiting = new Map<object, SealedEvent>();
  const told = new Set<string>();
  const met = Promise.withResolvers<void>();

  return {
    /** Skipped events by type. */
    leftOutByType: counts as ReadonlyMap<string, number>,

    leftOut({ type, stream, position }: RecordedEvent): void {
      const shortened = type.slice(0, LONGEST_NAME);
      const name = counts.has(shortened) || counts.size < TYPES_NAMED ? shortened : OTHERS;
      if (!counts.has(name))
        logger?.warn({ type: name, stream, position }, 'Foreign event type in the event log; its events are skipped');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },

    waits(subscription: object, event: SealedEvent): void {
      waiting.set(subscription, event);
      met.resolve();
      if (told.has(event.id)) return;
      told.add(event.id);
      logger?.error({ err: event.reason }, 'Event version is newer than this process; upgrade the process');
    },

    goesOn: (subscription: object): void => void waiting.delete(subscription),

    /** For /readyz. */
    check: async (): Promise<string | null> =>
      waiting.size > 0 ? 'an event version is newer than this process: upgrade the process' : null,

    /** Resolves when a subscription first meets an event of a newer version, so that its waiters can continue. */
    newerMet: met.promise,
  };
}

export type EventNotices = ReturnType<typeof createEventNotices>;
