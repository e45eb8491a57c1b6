import * as z from 'zod/mini';
import { Settings } from '../settings.ts';
import type { EventOf } from './event-schemas.ts';

export const systemEvents = {
  /** All settings as they are after it. `before`: those that it changed, as they were; older events lack it. */
  ConfigChanged: z.object({ settings: Settings, before: z.optional(z.partial(Settings)) }),
};
export type SystemEvent = EventOf<typeof systemEvents>;

export const inboxEvents = {
  /** Everything up to this log position has been seen by its owner. */
  NotificationsRead: z.object({ accountId: z.string(), upToPosition: z.int() }),
};
export type InboxEvent = EventOf<typeof inboxEvents>;
