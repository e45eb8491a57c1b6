import type { NewEvent, RecordedEvent } from '#contracts/events/envelope.ts';
import { eventSchemas, type Recorded } from '#contracts/events/registry.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { type Appended, type ExpectedRevision, WrongExpectedRevision } from '#infra/eventing/event-log.ts';
import { testClock } from './test-clock.ts';

/** An event log in memory for tests with thousands of commands, with the guarantees of the port that commands need. */
export function memoryEventLog(now: () => Date = testClock.now): DecodedLog & { events: readonly Recorded[] } {
  const all: Recorded[] = [];
  const streams = new Map<string, Recorded[]>();

  async function append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const known = streams.get(stream) ?? [];
    const before = events.flatMap(({ id }) => known.find((one) => one.id === id) ?? []);
    const last = before.at(-1);
    if (last && before.length === events.length) return { revision: last.revision, position: last.position };
    const actual = known.length - 1;
    const isExpected = expected === 'any' || (expected === 'none' ? -1 : expected) === actual;
    // Partly known: the same ids were used for another decision.
    if (last || !isExpected) throw new WrongExpectedRevision(stream, expected, actual);
    for (const event of events) {
      const recorded = {
        ...structuredClone(event),
        stream,
        revision: known.length,
        position: all.length + 1,
        recordedAt: now().toISOString(),
      };
      if (!isOurs(recorded)) throw new Error(`${recorded.type} is no event type of Suki`);
      known.push(recorded);
      all.push(recorded);
    }
    streams.set(stream, known);
    return { revision: known.length - 1, position: all.length };
  }

  return {
    events: all,
    append,
    readStream: async (stream, { from = 0, limit = Infinity } = {}) =>
      (streams.get(stream) ?? []).slice(from, from + limit),
    readOn: async (stream, { from = 0, limit = Infinity }) => {
      const events = (streams.get(stream) ?? []).slice(from, from + limit);
      return { events, next: from + events.length, ended: events.length < limit };
    },
    readAll: async ({ after, types, limit = Infinity }) =>
      all.filter(({ position, type }) => position > after && (!types || types.includes(type))).slice(0, limit),
    async *subscribe() {
      /* Subscribers need a real log. */
    },
    head: async () => all.length,
    identity: async () => ({ id: 'memory', origin: 'memory' }),
    holds: async (position) => position <= all.length,
    close: async () => {},
  };
}

/** Deciders return the data that belong to the type. */
function isOurs(event: RecordedEvent): event is Recorded {
  return Object.hasOwn(eventSchemas, event.type);
}
