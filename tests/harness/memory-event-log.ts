import { withCodec } from '#contracts/events/codec.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { createMemoryEventLog } from '#infra/eventing/testing.ts';
import { testClock } from './test-clock.ts';

/** The event log in memory, with the codec and with all its events at hand. */
export function memoryEventLog(now: () => Date = testClock.now): DecodedLog & { readonly events: readonly Recorded[] } {
  const log = createMemoryEventLog({ now });
  const events: Recorded[] = [];
  return {
    ...withCodec(log),
    get events() {
      // The codec took only events of Suki.
      for (const event of log.eventsAfter(events.length)) events.push(event as Recorded);
      return events;
    },
  };
}
