import type { Logger } from 'pino';
import { parkedByCommands } from '#contracts/views/platform-overview.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import type { UnreadableEvent } from '#infra/eventing/event-log/sealed-event.ts';
import { parkedEvent, parkedEventsSchema, parkingOf } from '#infra/eventing/projections/parked-events.ts';

type Deps = { documents: Pick<Documents, 'ensure' | 'write'>; logger: Pick<Logger, 'error' | 'warn'>; now: () => Date };

/**
 * Lists an event for which commands are refused where an admin sees it: subscribers park what they meet, and have passed
 * an event that was damaged later.
 */
export function createParking({ documents, logger, now }: Deps): (error: UnreadableEvent) => void {
  async function park(error: UnreadableEvent): Promise<void> {
    const parked = parkedEvent(error.place, parkedByCommands, error, now());
    await documents.ensure(parkedEventsSchema);
    const [isNew] = await documents.write([parkingOf(parked)]);
    if (isNew) logger.error(parked, 'A command was refused because an event can’t be read, which is parked');
  }

  return (error) =>
    void park(error).catch((failure: unknown) =>
      logger.warn({ err: failure }, 'An event that can’t be read could not be parked'),
    );
}
