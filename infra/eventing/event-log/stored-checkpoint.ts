import type { EventLog } from './port.ts';

/** A subscriber's checkpoint. `log`: the id of its log; older versions stored none. */
export type LogCheckpoint = { log?: string; position: number };

/** The part of the log that validates checkpoints. */
export type IdentifiedLog = Pick<EventLog, 'identity' | 'holds'>;

/**
 * Whether the checkpoint belongs to this log and this state of it. Reading on from any other would silently yield nothing or
 * wrong events.
 */
export async function isCheckpointOf(eventLog: IdentifiedLog, { log, position }: LogCheckpoint): Promise<boolean> {
  const { id } = await eventLog.identity();
  return (log === undefined || log === id) && eventLog.holds(position);
}
