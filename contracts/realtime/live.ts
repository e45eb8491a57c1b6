/** What passes between instances of the gateway, and to who asks them, and is forgotten at once: who types, who is there. */
export type LiveMessage =
  | { kind: 'typing'; senderId: string; recipientId: string; typing: boolean }
  | { kind: 'presence'; instance: string; accountId: string; online: boolean }
  /** Everybody who is connected to an instance, said again and again so that nobody stays online after a crash. */
  | { kind: 'roll-call'; instance: string; accountIds: readonly string[] }
  /** Somebody has just started and asks every instance for its roll call. */
  | { kind: 'who-is-there' };

export const LIVE_TOPIC = 'suki.live';

export const ROLL_CALL_EVERY_MS = 30_000;
