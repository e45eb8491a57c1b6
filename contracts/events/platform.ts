import * as z from 'zod/mini';
import { Settings } from '../platform/settings.ts';
import type { EventOf } from './event-schemas.ts';
import { unpublished } from './marks.ts';

const { maximumAmount } = Settings.shape;

/** `maximumAmount`: events of before 2026-11-23 lack it, and mean the default. */
const StoredSettings = z.extend(Settings, { maximumAmount: z.optional(maximumAmount) });

/** What can be taken away as a file. */
export const ExportedList = z.enum(['payouts', 'payments', 'audit_log']);

export const platformEvents = {
  /** All settings as they are after it. `before`: those that it changed, as they were; older events lack it. */
  ConfigChanged: unpublished('the amounts in other events say what it leads to', {
    settings: StoredSettings,
    before: z.optional(z.partial(Settings)),
  }),
  /** Staff took a list away as a file. `filters`: what of it, as the screen's address has it; the Friday of payouts. */
  DataExported: unpublished('who of the staff took what', { list: ExportedList, filters: z.string() }),
};
export type PlatformEvent = EventOf<typeof platformEvents>;

export const notificationEvents = {
  /** Everything up to this log position has been seen by its owner. */
  NotificationsRead: unpublished('what one person has looked at', { accountId: z.string(), upToPosition: z.int() }),
};
export type NotificationEvent = EventOf<typeof notificationEvents>;
