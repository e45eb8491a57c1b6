import type * as kit from '#infra/eventing/projections/push.ts';
import type { StaffPermission } from '../account/staff-permissions.ts';
import type { AccountSocketEvent } from './account-socket.ts';

export const CHANGES_TOPIC = 'suki.changes';

/**
 * Who may see a push: everyone, these accounts, every worker, staff with any of these permissions, or whoever watches that
 * worker's calendar (free times are for everybody).
 */
export type Audience =
  | { accounts: readonly string[] }
  | 'everyone'
  | 'workers'
  | { staff: readonly StaffPermission[] }
  | { calendar: string };

/** Something for the browsers of its audience. */
export type Push = {
  namespace: 'account' | 'chat';
  event: AccountSocketEvent | 'receive_message' | 'chat:read';
  to: Audience;
  payload: Record<string, unknown>;
  position: number;
};

/** What is over: every session of the account that was started before this era of it, and the session that is named. */
export type SessionEnd = { accountId: string; era: number; sessionId: string | null };

/** For the processes that check access tokens, and for no browser (docs/decisions/ended-sessions.md). */
export type SessionEnded = {
  namespace: 'sessions';
  event: 'session:ended';
  to: 'processes';
  payload: SessionEnd;
  position: number;
};

/**
 * What a read model says after a batch is written: this changed, tell these people. The gateway passes pushes on and
 * decides nothing. `position` is the log position of the event behind it.
 */
export type PushMessage = Push | SessionEnded;

/** One message of `suki.changes`. */
export type PushBatch = kit.PushBatch<PushMessage>;

export function sessionEndsIn({ announcements }: PushBatch): SessionEnd[] {
  return announcements.flatMap((message) => (message.namespace === 'sessions' ? message.payload : []));
}

/** For the processes that keep the ended sessions in memory. */
export const announcedSessionEnds = {
  topic: CHANGES_TOPIC,
  // Only projectors publish on this topic, so a message of it is a batch of changes.
  endsIn: (message: unknown) => sessionEndsIn(message as PushBatch),
};
