/**
 * Appends endlessly from many writers. Prints the id of each acknowledged event, and "refused" for each refused one.
 */
import { randomUUID } from 'node:crypto';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts';

const log = await openSqliteEventLog({ folder: process.argv[2] ?? '' });

async function appendEndlessly(): Promise<void> {
  for (;;) {
    const [id, commandId] = [randomUUID(), randomUUID()];
    const metadata = {
      schemaVersion: 1,
      actor: 'system',
      commandId,
      $correlationId: commandId,
      $causationId: commandId,
    } as const;
    const appended = log.append(`booking-${randomUUID()}`, 'none', [
      { id, type: 'BookingRequested', data: {}, metadata },
    ]);
    const line = await appended.then(
      () => id,
      (failure) => (failure instanceof EngineUnavailable ? 'refused' : String(failure)),
    );
    // Unprinted lines are lost when the process is killed, so each writer has at most one.
    await new Promise((resolve) => process.stdout.write(`${line}\n`, resolve));
  }
}

await Promise.all(Array.from({ length: 16 }, appendEndlessly));
