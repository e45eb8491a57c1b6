import type { Logger } from 'pino';
import { parkedByCommands } from '#contracts/views/platform-overview.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { UnreadableEvent } from '#infra/eventing/event-log.ts';
import { parkedEvent, parkedEventsSchema, parkingOf } from '#infra/eventing/projections.ts';

type Deps = { documents: Pick<Documents, 'ensure' | 'write'>; logger: Pick<Logger, 'error' | 'warn'>; now: () => Date };

/**
 * Parks an unreadable event for which a command was rejected, so that an admin sees it. Subscribers do not: they have
 * already passed an event that is damaged later.
 */
export function createParking({ documents, logger, now }: Deps): (error: UnreadableEvent) => void {
  async function park(error: UnreadableEvent): Promise<void> {
    const parked = parkedEvent(error.place, parkedByCommands, error, now());
    await documents.ensure(parkedEventsSchema);
    const [isNew] = await documents.write([parkingOf(parked)]);
    if (isNew) logger.error(parked, 'Command rejected because an event is unreadable; event parked');
  }

  return (error) =>
    void park(error).catch((failure: unknown) =>
      logger.warn({ err: failure }, 'Failed to park unreadable event; retrying with the next command'),
    );
}
