import type { EventLog } from './port.ts';

/** How far a subscriber is, as it keeps it. `log`: the id of the log whose position it is; older versions did not say. */
export type KeptPlace = { log?: string; position: number };

/** What a subscriber asks of the log about its places. */
export type PlacedLog = Pick<EventLog, 'identity' | 'holds'>;

/**
 * Whether a place is one in this log, and not in another or in a later state of this one: read on from it, nothing would
 * come, or the wrong things, without a word.
 */
export async function isPlaceIn(eventLog: PlacedLog, { log, position }: KeptPlace): Promise<boolean> {
  const { id } = await eventLog.identity();
  return (log === undefined || log === id) && eventLog.holds(position);
}
