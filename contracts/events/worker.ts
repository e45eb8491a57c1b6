import * as z from 'zod/mini';
import { WeeklyHours } from '../calendar/weekly-hours.ts';
import { Coordinates } from '../fields.ts';
import { missingItems } from '../worker/application.ts';
import { paperKinds } from '../worker/papers.ts';
import type { EventOf } from './event-schemas.ts';

/** Every worker event names both the worker's stream and the person, so that each view finds its document from the event alone. */
const worker = { workerId: z.string(), accountId: z.string() };

export const OfferedService = z.object({ serviceId: z.string(), name: z.string(), category: z.string() });
export type OfferedService = z.infer<typeof OfferedService>;

export const ProfessionalProfile = z.object({
  tagline: z.string(),
  shortDescription: z.string(),
  location: z.nullable(z.extend(Coordinates, { city: z.nullable(z.string()) })),
  radiusKm: z.number(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
});
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

export const workerEvents = {
  WorkerApplied: z.object({ ...worker, name: z.string(), avatar: z.nullable(z.string()) }),
  /** The worker's name or face changed with the account's. */
  WorkerRenamed: z.object({ ...worker, name: z.string(), avatar: z.nullable(z.string()) }),
  /**
   * `documentId` opens nothing by itself. Type and size (in bytes) are null where the event is older than 2026-11-23
   * and does not say them.
   */
  DocumentSubmitted: z.object({
    ...worker,
    documentId: z.string(),
    kind: z.string(),
    name: z.string(),
    contentType: z.nullable(z.string()),
    sizeBytes: z.nullable(z.int()),
  }),
  /** Somebody of the staff was given a link to it: the link exists only once this is stored. Who it was stands in the metadata, too. */
  DocumentRead: z.object({
    ...worker,
    documentId: z.string(),
    name: z.string(),
    reason: z.nullable(z.string()),
    /** Their account. Not in events from before 2026-11-23. */ by: z.optional(z.string()),
  }),
  /**
   * An admin looked at the paper and found it to be this; `expiresOn`: the last Manila day on which it holds. Again
   * with another kind or day: they corrected it.
   */
  DocumentApproved: z.object({
    ...worker,
    documentId: z.string(),
    name: z.string(),
    kind: z.enum(paperKinds),
    expiresOn: z.nullable(z.string()),
    checkedAt: z.string(),
  }),
  DocumentRefused: z.object({
    ...worker,
    documentId: z.string(),
    name: z.string(),
    kind: z.string(),
    reason: z.string(),
    checkedAt: z.string(),
  }),
  /** The worker is told some days before it runs out, and when it has. That it has follows from the day alone. */
  DocumentExpiring: z.object({
    ...worker,
    documentId: z.string(),
    name: z.string(),
    kind: z.enum(paperKinds),
    expiresOn: z.string(),
  }),
  DocumentExpired: z.object({
    ...worker,
    documentId: z.string(),
    name: z.string(),
    kind: z.enum(paperKinds),
    expiresOn: z.string(),
  }),
  WorkerApproved: z.object({ ...worker }),
  WorkerRejected: z.object({ ...worker, reason: z.string() }),
  /** Who was turned down put something right, and waits for an admin again. */
  ApplicationResubmitted: z.object({ ...worker, mended: z.enum(['name', 'services', 'place', 'hours', 'papers']) }),
  /** An admin asked the worker for what their application still needs. */
  MissingItemsRequested: z.object({ ...worker, missing: z.array(z.enum(missingItems)), askedAt: z.string() }),
  ServicesOffered: z.object({ ...worker, services: z.array(OfferedService) }),
  RatesChanged: z.object({
    ...worker,
    basePriceCentavos: z.int(),
    hourlyRateCentavos: z.nullable(z.int()),
    /** Own starting price by service id, where it differs from the base price. */
    ratesCentavos: z.record(z.string(), z.int()),
    /** As they were. Not for the first ones, nor in events from before 2026-11-23. */
    before: z.optional(
      z.object({
        basePriceCentavos: z.int(),
        hourlyRateCentavos: z.nullable(z.int()),
        ratesCentavos: z.record(z.string(), z.int()),
      }),
    ),
    /** Names of the services whose own price changed, by id. As `before`. */
    serviceNames: z.optional(z.record(z.string(), z.string())),
  }),
  /** `movedAt`: when it has another place than before; not in events from before 2026-11-22, nor where it stayed. */
  ProfessionalProfileChanged: z.object({ ...worker, ...ProfessionalProfile.shape, movedAt: z.optional(z.string()) }),
  PortfolioChanged: z.object({ ...worker, portfolio: z.array(z.string()) }),
  WeeklyHoursSet: z.object({ ...worker, weeklyHours: WeeklyHours }),
  TimeOffAdded: z.object({
    ...worker,
    timeOffId: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.nullable(z.string()),
  }),
  /** Where the Friday money goes: whole, since money is sent there; every view shows it masked. `account` is E.164 for GCash and Maya. */
  PayoutAccountSet: z.object({
    ...worker,
    method: z.enum(['gcash', 'maya', 'bank']),
    account: z.string(),
    name: z.string(),
    bank: z.nullable(z.string()),
    setAt: z.string(),
    /**
     * It took another account's place, and payouts wait until then; null for the first one. Not in events from before
     * 2026-11-22, for which nothing waits.
     */
    heldUntil: z.optional(z.nullable(z.string())),
  }),
  /** It was set while their number was not in their own hands: nothing is sent until they set one again. `setAt`: which one it was. */
  PayoutAccountWithdrawn: z.object({ ...worker, setAt: z.string(), reason: z.enum(['number_change_undone']) }),
  TimeOffRemoved: z.object({ ...worker, timeOffId: z.string() }),
};
export type WorkerEvent = EventOf<typeof workerEvents>;

/** A paper that was checked holds no more. */
export const paperVoid = ['DocumentRefused', 'DocumentExpired'] as const satisfies readonly WorkerEvent['type'][];
