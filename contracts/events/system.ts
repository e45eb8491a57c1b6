import * as z from 'zod/mini';
import { Settings } from '../settings.ts';
import type { EventOf } from './event-schemas.ts';

export const systemEvents = {
  ConfigChanged: z.object({ settings: Settings }),
};
export type SystemEvent = EventOf<typeof systemEvents>;

export const inboxEvents = {
  /** Everything up to this log position has been seen by its owner. */
  NotificationsRead: z.object({ accountId: z.string(), upToPosition: z.int() }),
};
export type InboxEvent = EventOf<typeof inboxEvents>;
