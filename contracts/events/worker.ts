import * as z from 'zod/mini';
import { BookingRules } from '../calendar/booking-rules.ts';
import { WeeklyHours } from '../calendar/weekly-hours.ts';
import { Coordinates } from '../fields.ts';
import { missingItems } from '../worker/application.ts';
import { documentReadCauses } from '../worker/document-reads.ts';
import { documentKinds, dueStages } from '../worker/documents.ts';
import { requiredDocumentNames } from '../worker/required-documents.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, publishedAs, widerSchema, unpublished } from './marks.ts';

/**
 * Every worker event has the worker's and the account's id, so that each read model finds its document from the event
 * alone.
 */
const worker = { workerId: z.string(), accountId: z.string() };

export const OfferedService = z.object({ serviceId: z.string(), name: z.string(), category: z.string() });
export type OfferedService = z.infer<typeof OfferedService>;

export const ProfessionalProfile = z.object({
  tagline: personal(z.string()),
  shortDescription: personal(z.string()),
  location: z.nullable(z.extend(Coordinates, { city: z.nullable(z.string()) })),
  radiusKm: z.number(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
});
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

/** A finished job in the portfolio: its picture, optionally one of the same place before the work, and a short text. */
export const WorkPiece = z.object({
  picture: z.string(),
  before: z.nullable(z.string()),
  caption: z.string(),
});
export type WorkPiece = z.infer<typeof WorkPiece>;

/** Opening hours by weekday. */
const OpeningsByDay = z.record(z.string(), z.array(z.object({ from: z.string(), to: z.string() })));

export const workerEvents = {
  WorkerApplied: published('A person applied as a worker.', {
    ...worker,
    name: personal(z.string()),
    avatar: personal(z.nullable(z.string())),
  }),
  /** The worker's name or picture changed with the account's. */
  WorkerRenamed: unpublished('names and pictures', {
    ...worker,
    name: personal(z.string()),
    avatar: personal(z.nullable(z.string())),
  }),
  /** `documentId` alone gives no access. Type and size (in bytes) are null for events before 2026-11-23. */
  DocumentSubmitted: published('The worker submitted a document of this kind; its id alone gives no access.', {
    ...worker,
    documentId: z.string(),
    kind: z.string(),
    name: personal(z.string()),
    contentType: internal(z.nullable(z.string())),
    sizeBytes: internal(z.nullable(z.int())),
  }),
  /** Its file is deleted. Only before a staff decision. */
  DocumentWithdrawn: published('The worker withdrew a document before it was checked.', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    kind: z.string(),
  }),
  /**
   * A staff member received a link to it; the link is created only after this event is stored. The metadata names the
   * staff member, too.
   */
  DocumentRead: unpublished('reads by staff', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    reason: personal(z.nullable(z.string())),
    /** The staff member's account. Absent before 2026-11-23. */ by: z.optional(z.string()),
    /** Purpose and time. Absent before 2026-11-24. */
    cause: z.optional(z.enum(documentReadCauses)),
    readAt: z.optional(z.string()),
  }),
  /**
   * An admin checked the document and confirmed its kind; `expiresOn`: last Manila day of validity. A repetition with
   * another kind or day is a correction.
   */
  DocumentApproved: published(
    'An admin checked a document of this kind; `expiresOn` is the last Manila day on which it holds.',
    {
      ...worker,
      documentId: z.string(),
      name: personal(z.string()),
      kind: z.enum(documentKinds),
      expiresOn: z.nullable(z.string()),
      checkedAt: internal(z.string()),
    },
  ),
  DocumentRefused: published('An admin refused a document.', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    kind: z.string(),
    reason: personal(z.string()),
    checkedAt: internal(z.string()),
  }),
  /**
   * The worker is notified some days before the document expires, and afterwards. The expiry itself follows from the
   * day.
   */
  DocumentExpiring: published('A checked document expires within two weeks.', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    kind: z.enum(documentKinds),
    expiresOn: z.string(),
  }),
  DocumentExpired: published(
    'A checked document expired: its badge is removed, and without a valid ID the worker gets no new jobs.',
    {
      ...worker,
      documentId: z.string(),
      name: personal(z.string()),
      kind: z.enum(documentKinds),
      expiresOn: z.string(),
    },
  ),
  /** Notified of missing documents when they become required, some days before the deadline, and after it. */
  RequiredDocumentsDue: published('An approved worker lacks a required document: no new jobs after `dueOn`.', {
    ...worker,
    missing: z.array(z.enum(requiredDocumentNames)),
    dueOn: z.string(),
    stage: z.enum(dueStages),
  }),
  WorkerApproved: published('An admin approved the worker: clients find them from now on.', { ...worker }),
  WorkerRejected: published('An admin rejected the application.', { ...worker, reason: personal(z.string()) }),
  /** A rejected worker corrected their application and waits for an admin again. */
  ApplicationResubmitted: published('A rejected worker corrected their application and waits again.', {
    ...worker,
    mended: z.enum(['name', 'services', 'place', 'hours', 'papers']),
  }),
  /** An admin asked the worker for missing parts of the application. */
  MissingItemsRequested: published('An admin asked the worker for missing parts of the application.', {
    ...worker,
    missing: z.array(z.enum(missingItems)),
    askedAt: internal(z.string()),
  }),
  ServicesOffered: published('All services that the worker offers from now on.', {
    ...worker,
    services: z.array(OfferedService),
  }),
  RatesChanged: published(
    'The worker’s rates from now on; `ratesCentavos` by service id, where it differs from the base price.',
    {
      ...worker,
      basePriceCentavos: z.int(),
      hourlyRateCentavos: z.nullable(z.int()),
      /** Own starting price by service id, where it differs from the base price. */
      ratesCentavos: z.record(z.string(), z.int()),
      /** Earlier rates. Absent from the first event, and before 2026-11-23. */
      before: internal(
        z.optional(
          z.object({
            basePriceCentavos: z.int(),
            hourlyRateCentavos: z.nullable(z.int()),
            ratesCentavos: z.record(z.string(), z.int()),
          }),
        ),
      ),
      /** Names of the services with a changed price, by id. Absent like `before`. */
      serviceNames: internal(z.optional(z.record(z.string(), z.string()))),
    },
  ),
  /** `movedAt`: time of a change of location; absent without one, and before 2026-11-22. */
  ProfessionalProfileChanged: publishedAs('profile_changed', 'The worker’s city, radius, languages and skills.', {
    ...worker,
    ...ProfessionalProfile.shape,
    movedAt: internal(z.optional(z.string())),
  }),
  /** `work`: the same pictures with their descriptions; absent without any, and before 2026-11-24. */
  PortfolioChanged: unpublished('pictures', {
    ...worker,
    portfolio: personal(z.array(z.string())),
    work: personal(z.optional(z.array(WorkPiece))),
  }),
  WeeklyHoursSet: published('Opening hours by Manila weekday (`sun` to `sat`).', {
    ...worker,
    weeklyHours: widerSchema(OpeningsByDay, WeeklyHours),
  }),
  /** All booking rules; null: the platform's default. */
  BookingRulesSet: published('Booking rules besides hours; null: the platform’s default.', {
    ...worker,
    rules: BookingRules,
  }),
  TimeOffAdded: published('The worker takes these days off.', {
    ...worker,
    timeOffId: z.string(),
    from: z.string(),
    to: z.string(),
    reason: personal(z.nullable(z.string())),
    /**
     * `message`: for clients who view these days; the reason is the worker's private note. Absent before 2026-11-24.
     */
    message: personal(z.optional(z.nullable(z.string()))),
  }),
  /**
   * The payout account in full, since money is sent to it; every view masks it. `account` is E.164 for GCash and Maya.
   */
  PayoutAccountSet: published('The worker set a payout account; only its method is published.', {
    ...worker,
    method: z.enum(['gcash', 'maya', 'bank']),
    account: personal(z.string()),
    name: personal(z.string()),
    bank: personal(z.nullable(z.string())),
    setAt: internal(z.string()),
    /** Payouts wait until then. Null for a first account before 2026-11-28, and absent before 2026-11-22: no wait. */
    heldUntil: internal(z.optional(z.nullable(z.string()))),
    /** The first account. Absent before 2026-11-28. */
    first: internal(z.optional(z.boolean())),
  }),
  /**
   * It was set while another person had the worker's number: nothing is sent until they set one again. `setAt`:
   * identifies the account.
   */
  PayoutAccountWithdrawn: published(
    'The payout account was set by another person; nothing is sent until the worker sets one again.',
    {
      ...worker,
      setAt: internal(z.string()),
      reason: internal(z.enum(['number_change_undone'])),
    },
  ),
  TimeOffRemoved: published('The worker removed time off.', { ...worker, timeOffId: z.string() }),
};
export type WorkerEvent = EventOf<typeof workerEvents>;
export type RatesAfterChange = z.infer<typeof workerEvents.RatesChanged>;

/** First event of every worker. */
export const startsWorker = 'WorkerApplied' satisfies WorkerEvent['type'];

/** The payout account was changed or withdrawn. */
export const payoutAccountChanged = [
  'PayoutAccountSet',
  'PayoutAccountWithdrawn',
] as const satisfies readonly WorkerEvent['type'][];

/** The worker waits for approval. */
export const applicationSubmitted = [
  startsWorker,
  'ApplicationResubmitted',
] as const satisfies readonly WorkerEvent['type'][];

/** A checked document is no longer valid. */
export const documentInvalidated = [
  'DocumentRefused',
  'DocumentExpired',
] as const satisfies readonly WorkerEvent['type'][];

/**
 * Events after which the worker may be unable to take jobs: an approval or a document was revoked, also for workers who
 * have another role now.
 */
export const mayStopWork = [
  'WorkerRejected',
  'RequiredDocumentsDue',
  ...documentInvalidated,
] as const satisfies readonly WorkerEvent['type'][];
