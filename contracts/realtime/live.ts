/** Transient messages between gateway instances and to the processes that ask them: typing and presence. */
export type LiveMessage =
  | { kind: 'typing'; senderId: string; recipientId: string; typing: boolean }
  | { kind: 'presence'; instance: string; accountId: string; online: boolean }
  /** All accounts connected to an instance, repeated so that none stays online after a crash. */
  | { kind: 'roll-call'; instance: string; accountIds: readonly string[] }
  /** A process has started and asks every instance for its roll call. */
  | { kind: 'who-is-there' };

export const LIVE_TOPIC = 'suki.live';

export const ROLL_CALL_EVERY_MS = 30_000;
