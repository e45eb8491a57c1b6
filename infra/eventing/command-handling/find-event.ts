import type { EventMetadata, RecordedEvent } from '../event-log/envelope.ts';
import type { DecodedLog } from '../event-log/port.ts';

const READ_PAGE = 1000;

/** The first matching event of a stream, or the last when reading backwards; undefined without a match. */
export async function findEvent<Metadata extends EventMetadata>(
  eventLog: Pick<DecodedLog<Metadata>, 'readOn'>,
  stream: string,
  isMeant: (event: RecordedEvent<string, unknown, Metadata>) => boolean,
  direction: 'forwards' | 'backwards' = 'forwards',
): Promise<RecordedEvent<string, unknown, Metadata> | undefined> {
  let from: number | undefined;
  for (;;) {
    const { events, next, ended } = await eventLog.readOn(stream, {
      direction,
      limit: READ_PAGE,
      ...(from !== undefined && { from }),
    });
    const found = events.find(isMeant);
    if (found || ended) return found;
    from = next;
  }
}

/**
 * An earlier try of this command was stored, so that it is done, whatever its rule or If-Match would say to it now: its
 * answer may have been lost with the process that gave it. Asked where a command would be refused, and only there.
 */
export async function isStored(
  eventLog: Pick<DecodedLog, 'readOn'>,
  stream: string,
  commandId: string,
): Promise<boolean> {
  return (await findEvent(eventLog, stream, ({ metadata }) => metadata.commandId === commandId)) !== undefined;
}
