import * as z from 'zod/mini';
import { BookingRules } from '../calendar/booking-rules.ts';
import { WeeklyHours } from '../calendar/weekly-hours.ts';
import { Coordinates } from '../fields.ts';
import { missingItems } from '../worker/application.ts';
import { documentReadCauses } from '../worker/document-reads.ts';
import { documentKinds, dueStages } from '../worker/documents.ts';
import { requiredDocumentNames } from '../worker/required-documents.ts';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, publishedAs, toldAs, unpublished } from './marks.ts';

/** Every worker event names both the worker's stream and the person, so that each view finds its document from the event alone. */
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

/** A finished job as the portfolio shows it: its picture, the same place before the work where there is one, and a few words. */
export const WorkPiece = z.object({
  picture: z.string(),
  before: z.nullable(z.string()),
  caption: z.string(),
});
export type WorkPiece = z.infer<typeof WorkPiece>;

/** Opening hours by weekday. */
const OpeningsByDay = z.record(z.string(), z.array(z.object({ from: z.string(), to: z.string() })));

export const workerEvents = {
  WorkerApplied: published('Somebody wants to work through Suki.', {
    ...worker,
    name: personal(z.string()),
    avatar: personal(z.nullable(z.string())),
  }),
  /** The worker's name or face changed with the account's. */
  WorkerRenamed: unpublished('names and faces', {
    ...worker,
    name: personal(z.string()),
    avatar: personal(z.nullable(z.string())),
  }),
  /**
   * `documentId` opens nothing by itself. Type and size (in bytes) are null where the event is older than 2026-11-23
   * and does not say them.
   */
  DocumentSubmitted: published('They handed in a document of this kind; its id opens nothing.', {
    ...worker,
    documentId: z.string(),
    kind: z.string(),
    name: personal(z.string()),
    contentType: internal(z.nullable(z.string())),
    sizeBytes: internal(z.nullable(z.int())),
  }),
  /** Somebody of the staff was given a link to it: the link exists only once this is stored. Who it was stands in the metadata, too. */
  DocumentRead: unpublished('who of the staff looked at what', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    reason: personal(z.nullable(z.string())),
    /** Their account. Not in events from before 2026-11-23. */ by: z.optional(z.string()),
    /** What for, and when. Not in events from before 2026-11-24. */
    cause: z.optional(z.enum(documentReadCauses)),
    readAt: z.optional(z.string()),
  }),
  /**
   * An admin looked at the document and found it to be this; `expiresOn`: the last Manila day on which it holds. Again
   * with another kind or day: they corrected it.
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
  DocumentRefused: published('An admin could not accept a document.', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    kind: z.string(),
    reason: personal(z.string()),
    checkedAt: internal(z.string()),
  }),
  /** The worker is told some days before it runs out, and when it has. That it has follows from the day alone. */
  DocumentExpiring: published('A checked document runs out within two weeks.', {
    ...worker,
    documentId: z.string(),
    name: personal(z.string()),
    kind: z.enum(documentKinds),
    expiresOn: z.string(),
  }),
  DocumentExpired: published(
    'A checked document has run out: its badge is gone, and without an ID they get no new jobs.',
    {
      ...worker,
      documentId: z.string(),
      name: personal(z.string()),
      kind: z.enum(documentKinds),
      expiresOn: z.string(),
    },
  ),
  /** Told of what they lack when it is asked for, some days before it is due, and when it is over. */
  RequiredDocumentsDue: published('They were approved and lack a required document: no new jobs after `dueOn`.', {
    ...worker,
    missing: z.array(z.enum(requiredDocumentNames)),
    dueOn: z.string(),
    stage: z.enum(dueStages),
  }),
  WorkerApproved: published('An admin approved them: clients find them from now on.', { ...worker }),
  WorkerRejected: published('An admin turned them down.', { ...worker, reason: personal(z.string()) }),
  /** Who was turned down put something right, and waits for an admin again. */
  ApplicationResubmitted: published('They put something right after they were turned down, and wait again.', {
    ...worker,
    mended: z.enum(['name', 'services', 'place', 'hours', 'papers']),
  }),
  /** An admin asked the worker for what their application still needs. */
  MissingItemsRequested: published('An admin asked them for what their application still needs.', {
    ...worker,
    missing: z.array(z.enum(missingItems)),
    askedAt: internal(z.string()),
  }),
  ServicesOffered: published('All services that they offer from now on.', {
    ...worker,
    services: z.array(OfferedService),
  }),
  RatesChanged: published(
    'What they ask from now on; `ratesCentavos` by service id, where it differs from the base price.',
    {
      ...worker,
      basePriceCentavos: z.int(),
      hourlyRateCentavos: z.nullable(z.int()),
      /** Own starting price by service id, where it differs from the base price. */
      ratesCentavos: z.record(z.string(), z.int()),
      /** As they were. Not for the first ones, nor in events from before 2026-11-23. */
      before: internal(
        z.optional(
          z.object({
            basePriceCentavos: z.int(),
            hourlyRateCentavos: z.nullable(z.int()),
            ratesCentavos: z.record(z.string(), z.int()),
          }),
        ),
      ),
      /** Names of the services whose own price changed, by id. As `before`. */
      serviceNames: internal(z.optional(z.record(z.string(), z.string()))),
    },
  ),
  /** `movedAt`: when it has another place than before; not in events from before 2026-11-22, nor where it stayed. */
  ProfessionalProfileChanged: publishedAs(
    'profile_changed',
    'How far from which city they work, and what they speak and can do.',
    { ...worker, ...ProfessionalProfile.shape, movedAt: internal(z.optional(z.string())) },
  ),
  /** `work`: the same pictures with what is said of them; not in events from before 2026-11-24, nor where nothing is. */
  PortfolioChanged: unpublished('pictures', {
    ...worker,
    portfolio: personal(z.array(z.string())),
    work: personal(z.optional(z.array(WorkPiece))),
  }),
  WeeklyHoursSet: published('When they work, by Manila weekday (`sun` to `sat`).', {
    ...worker,
    weeklyHours: toldAs(OpeningsByDay, WeeklyHours),
  }),
  /** All of them from now on, what the worker left to the platform as null. */
  BookingRulesSet: published('How they are booked, beside their hours; null: as the platform has it.', {
    ...worker,
    rules: BookingRules,
  }),
  TimeOffAdded: published('They take these days off.', {
    ...worker,
    timeOffId: z.string(),
    from: z.string(),
    to: z.string(),
    reason: personal(z.nullable(z.string())),
    /** What clients read who look at these days; the reason is the worker's own note. Not in events from before 2026-11-24. */
    message: personal(z.optional(z.nullable(z.string()))),
  }),
  /** Where the Friday money goes: whole, since money is sent there; every view shows it masked. `account` is E.164 for GCash and Maya. */
  PayoutAccountSet: published('They said how the Friday money reaches them, not where.', {
    ...worker,
    method: z.enum(['gcash', 'maya', 'bank']),
    account: personal(z.string()),
    name: personal(z.string()),
    bank: personal(z.nullable(z.string())),
    setAt: internal(z.string()),
    /**
     * Payouts wait until then. Null for a first one from before 2026-11-28, and not in events from before 2026-11-22: for
     * these nothing waits.
     */
    heldUntil: internal(z.optional(z.nullable(z.string()))),
    /** It took no other account’s place. Not in events from before 2026-11-28. */
    first: internal(z.optional(z.boolean())),
  }),
  /** It was set while their number was not in their own hands: nothing is sent until they set one again. `setAt`: which one it was. */
  PayoutAccountWithdrawn: published('The account was set by somebody else; nothing is sent until they set one again.', {
    ...worker,
    setAt: internal(z.string()),
    reason: internal(z.enum(['number_change_undone'])),
  }),
  TimeOffRemoved: published('They work after all.', { ...worker, timeOffId: z.string() }),
};
export type WorkerEvent = EventOf<typeof workerEvents>;
export type RatesAfterChange = z.infer<typeof workerEvents.RatesChanged>;

/** The first event of each worker. */
export const startsWorker = 'WorkerApplied' satisfies WorkerEvent['type'];

/** The money goes elsewhere, or nowhere, from now on. */
export const payoutAccountChanged = [
  'PayoutAccountSet',
  'PayoutAccountWithdrawn',
] as const satisfies readonly WorkerEvent['type'][];

/** They wait for an admin's yes. */
export const applicationMade = [
  startsWorker,
  'ApplicationResubmitted',
] as const satisfies readonly WorkerEvent['type'][];

/** A document that was checked holds no more. */
export const documentVoid = ['DocumentRefused', 'DocumentExpired'] as const satisfies readonly WorkerEvent['type'][];

/** They may be able to take no jobs from then on: an approval was taken back, also from who has another role now, or a document. */
export const mayStopWork = [
  'WorkerRejected',
  'RequiredDocumentsDue',
  ...documentVoid,
] as const satisfies readonly WorkerEvent['type'][];
