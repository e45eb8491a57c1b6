import type * as kit from '#infra/eventing/projections.ts';
import type { StaffPermission } from '../account/staff-permissions.ts';
import type { AccountSocketEvent } from './account-socket.ts';

export const CHANGES_TOPIC = 'suki.changes';

/**
 * Recipients of a push: everyone, these accounts, every worker, staff with any of these permissions, or watchers of a
 * worker's calendar (free times are public).
 */
export type Audience =
  | { accounts: readonly string[] }
  | 'everyone'
  | 'workers'
  | { staff: readonly StaffPermission[] }
  | { calendar: string };

/** A push to the browsers of its audience. */
export type Push = {
  namespace: 'account' | 'chat';
  event: AccountSocketEvent | 'receive_message' | 'chat:read';
  to: Audience;
  payload: Record<string, unknown>;
  position: number;
};

/** Ended sessions: all of the account from before this era, and the named session. */
export type SessionEnd = { accountId: string; era: number; sessionId: string | null };

/** For processes that check access tokens, not for browsers (docs/decisions/ended-sessions.md). */
export type SessionEnded = {
  namespace: 'sessions';
  event: 'session:ended';
  to: 'processes';
  payload: SessionEnd;
  position: number;
};

/**
 * A read model's message after a batch is written: the change and its audience. The gateway delivers pushes and decides
 * nothing. `position`: log position of the event.
 */
export type PushMessage = Push | SessionEnded;

/** One message on `suki.changes`. */
export type PushBatch = kit.PushBatch<PushMessage>;

export function sessionEndsIn({ announcements }: PushBatch): SessionEnd[] {
  return announcements.flatMap((message) => (message.namespace === 'sessions' ? message.payload : []));
}

/** For processes that keep ended sessions in memory. */
export const announcedSessionEnds = {
  topic: CHANGES_TOPIC,
  // Only projectors publish on this topic, so its messages are batches of changes.
  endsIn: (message: unknown) => sessionEndsIn(message as PushBatch),
};
