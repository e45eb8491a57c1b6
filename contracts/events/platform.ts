import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { ScheduledChange, Settings } from '../platform/settings.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

/** A setting that came after the event is missing, and means its default (completeSettings). */
const StoredSettings = z.partial(Settings);

/** What can be taken away as a file. */
export const ExportedList = z.enum(['payouts', 'payments', 'audit_log']);

const LEADS_TO = 'the amounts in other events say what it leads to';

export const platformEvents = {
  /**
   * All settings as they are after it. `before`: those that it changed, as they were; older events lack it. `changeId`: it
   * was scheduled, and its moment has come.
   */
  ConfigChanged: unpublished(LEADS_TO, {
    settings: StoredSettings,
    before: z.optional(z.partial(Settings)),
    changeId: z.optional(z.string()),
    /** What two admins agreed on, where it takes two. */
    approvalId: z.optional(z.string()),
  }),
  /** From that moment on these hold, beside what holds otherwise. */
  ConfigChangeScheduled: unpublished(LEADS_TO, { ...ScheduledChange.shape, approvalId: z.optional(z.string()) }),
  /** `because`: an admin took it back, or it was so already when its moment came. */
  ConfigChangeWithdrawn: unpublished(LEADS_TO, {
    ...ScheduledChange.shape,
    because: z.enum(['person', 'nothing_left']),
  }),
  /** What people did on the platform up to here counts no more; two owners agreed (docs/decisions/system-reset.md). */
  SystemReset: unpublished('of platforms that are tried out alone', {
    approvalId: z.string(),
    requestedBy: Person,
    grantedBy: Person,
    reason: personal(z.string()),
  }),
  /**
   * Staff took a list away as a file. `filters`: what of it, as the screen's address has it; the Friday of payouts.
   * `rows`: how many went out; older events, noted before the file was made, lack it.
   */
  DataExported: unpublished('who of the staff took what', {
    list: ExportedList,
    filters: z.string(),
    rows: z.optional(z.int()),
  }),
  /** Such a file ended before its last row: so many may have gone out. */
  DataExportBrokenOff: unpublished('who of the staff took what', {
    list: ExportedList,
    filters: z.string(),
    rows: z.int(),
  }),
};
export type PlatformEvent = EventOf<typeof platformEvents>;

/** The platform starts anew. */
export const platformReset = 'SystemReset' satisfies PlatformEvent['type'];

/** Settings are to change at a moment that is still to come… */
export const startsScheduledChange = 'ConfigChangeScheduled' satisfies PlatformEvent['type'];
/** …and then they do, or will not any more. */
export const scheduledChangeOver = [
  'ConfigChanged',
  'ConfigChangeWithdrawn',
] as const satisfies readonly PlatformEvent['type'][];
/** What the settings follow from. */
export const configEvents = [startsScheduledChange, ...scheduledChangeOver] as const;

export const notificationEvents = {
  /** Everything up to this log position has been seen by its owner. */
  NotificationsRead: unpublished('what one person has looked at', { accountId: z.string(), upToPosition: z.int() }),
};
export type NotificationEvent = EventOf<typeof notificationEvents>;
