import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { ScheduledChange, Settings } from '../platform/settings.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

/** Settings newer than the event are absent and have their default (completeSettings). */
const StoredSettings = z.partial(Settings);

/** Lists that can be exported as a file. */
export const ExportedList = z.enum(['payouts', 'payments', 'audit_log']);

const LEADS_TO = 'its effects are in the amounts of other events';

export const platformEvents = {
  /**
   * All settings after the change. `before`: earlier values of the changed ones; absent from older events. `changeId`:
   * a scheduled change that took effect.
   */
  ConfigChanged: unpublished(LEADS_TO, {
    settings: StoredSettings,
    before: z.optional(z.partial(Settings)),
    changeId: z.optional(z.string()),
    /** Approval by two admins, if required. */
    approvalId: z.optional(z.string()),
  }),
  /** These settings apply from that moment on; others stay. */
  ConfigChangeScheduled: unpublished(LEADS_TO, { ...ScheduledChange.shape, approvalId: z.optional(z.string()) }),
  /** `because`: withdrawn by an admin, or already in effect at its time. */
  ConfigChangeWithdrawn: unpublished(LEADS_TO, {
    ...ScheduledChange.shape,
    because: z.enum(['person', 'nothing_left']),
  }),
  /** Earlier activity no longer counts; two owners approved it (docs/decisions/system-reset.md). */
  SystemReset: unpublished('only on trial installations', {
    approvalId: z.string(),
    requestedBy: Person,
    grantedBy: Person,
    reason: personal(z.string()),
  }),
  /**
   * Staff exported a list as a file. `filters`: as in the screen's URL; for payouts, the Friday. `rows`: number of
   * rows; absent from older events, which were recorded before the file was made.
   */
  DataExported: unpublished('exports by staff', {
    list: ExportedList,
    filters: z.string(),
    rows: z.optional(z.int()),
  }),
  /** The export ended before its last row: at most this many rows were sent. */
  DataExportBrokenOff: unpublished('exports by staff', {
    list: ExportedList,
    filters: z.string(),
    rows: z.int(),
  }),
};
export type PlatformEvent = EventOf<typeof platformEvents>;

/** The platform was reset. */
export const platformReset = 'SystemReset' satisfies PlatformEvent['type'];

/** A change of settings is scheduled. */
export const startsScheduledChange = 'ConfigChangeScheduled' satisfies PlatformEvent['type'];
/** The scheduled change took effect or was withdrawn. */
export const scheduledChangeEnded = [
  'ConfigChanged',
  'ConfigChangeWithdrawn',
] as const satisfies readonly PlatformEvent['type'][];
/** Events that determine the settings. */
export const configEvents = [startsScheduledChange, ...scheduledChangeEnded] as const;

export const notificationEvents = {
  /** The owner has seen everything up to this log position. */
  NotificationsRead: unpublished('read state of a person', { accountId: z.string(), upToPosition: z.int() }),
};
export type NotificationEvent = EventOf<typeof notificationEvents>;
