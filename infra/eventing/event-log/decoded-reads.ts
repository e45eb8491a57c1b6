import type { Decode } from './decoder.ts';
import type { EventMetadata, RecordedEvent } from './envelope.ts';
import type { DecodedLog, EventLog, ReadAllOptions, ReadStreamOptions, StreamPart } from './port.ts';

/** Reads that decode each event and skip foreign ones. */
export function decodedReads<Metadata extends EventMetadata>(
  eventLog: EventLog,
  decode: Decode<Metadata>,
): Pick<DecodedLog<Metadata>, 'readStream' | 'readOn' | 'readAll'> {
  type Ours = RecordedEvent<string, unknown, Metadata>;
  const ours = (events: readonly RecordedEvent[]) => events.flatMap((event) => decode(event) ?? []);

  /** Continues past skipped events, so that a short result means the end of the stream. */
  async function readPart(
    stream: string,
    { from, direction = 'forwards', limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions,
  ): Promise<StreamPart<Metadata>> {
    const step = direction === 'forwards' ? 1 : -1;
    const events: Ours[] = [];
    for (let start = from; ;) {
      const wanted = limit - events.length;
      const page = await eventLog.readStream(stream, {
        direction,
        limit: wanted,
        ...(start !== undefined && { from: start }),
      });
      for (const event of ours(page)) events.push(event);
      const next = page.length > 0 ? lastOf(page).revision + step : (start ?? 0);
      const ended = page.length < wanted || next < 0;
      if (ended || events.length === limit) return { events, next, ended };
      start = next;
    }
  }

  async function readAll({ after, limit = Number.MAX_SAFE_INTEGER, ...options }: ReadAllOptions): Promise<Ours[]> {
    const events: Ours[] = [];
    for (let from = after; ;) {
      const wanted = limit - events.length;
      const page = await eventLog.readAll({ ...options, after: from, limit: wanted });
      for (const event of ours(page)) events.push(event);
      if (page.length < wanted || events.length === limit) return events;
      from = lastOf(page).position;
    }
  }

  return {
    readStream: async (stream, options = {}) => (await readPart(stream, options)).events,
    readOn: readPart,
    readAll,
  };
}

function lastOf(page: readonly RecordedEvent[]): RecordedEvent {
  const last = page.at(-1);
  if (!last) throw new Error('An empty page has no last event');
  return last;
}
