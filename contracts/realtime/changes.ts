import type { AccountSocketEvent } from './account-socket.ts';

export const CHANGES_TOPIC = 'suki.changes';

/** Who may see an announcement: these accounts, every worker, or every admin. */
export type Audience = { accounts: readonly string[] } | 'workers' | 'admins';

/**
 * What a read model says after a batch is written: this changed, tell these people. The gateway passes it on and
 * decides nothing. `position` is the log position of the event behind it.
 */
export type Announcement = {
  namespace: 'account' | 'chat';
  event: AccountSocketEvent | 'receive_message' | 'chat:read';
  to: Audience;
  payload: Record<string, unknown>;
  position: number;
};

/**
 * One message of `suki.changes`: a batch's announcements in order, and how far its projector is now. Each projector has
 * its own shard of the documents and says it here; without one there is a single projector. A batch may come again, after
 * its projector was killed: within a shard positions tell what is new.
 */
export type Changes = { announcements: Announcement[]; position: number; shard?: string };
