import * as z from 'zod/mini';
import { Settings } from '../settings.ts';
import type { EventOf } from './event-schemas.ts';

const { maximumAmount } = Settings.shape;

/** `maximumAmount`: events of before 2026-11-23 lack it, and mean the default. */
const StoredSettings = z.extend(Settings, { maximumAmount: z.optional(maximumAmount) });

export const systemEvents = {
  /** All settings as they are after it. `before`: those that it changed, as they were; older events lack it. */
  ConfigChanged: z.object({ settings: StoredSettings, before: z.optional(z.partial(Settings)) }),
};
export type SystemEvent = EventOf<typeof systemEvents>;

export const inboxEvents = {
  /** Everything up to this log position has been seen by its owner. */
  NotificationsRead: z.object({ accountId: z.string(), upToPosition: z.int() }),
};
export type InboxEvent = EventOf<typeof inboxEvents>;
