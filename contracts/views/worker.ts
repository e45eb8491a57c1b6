import * as z from 'zod/mini';
import { BookingRules } from '../calendar/booking-rules.ts';
import { WeeklyHours } from '../calendar/weekly-hours.ts';
import { missingItems } from '../worker/application.ts';
import { WorkPiece } from '../events/worker.ts';
import { documentKinds, documentStates } from '../worker/documents.ts';
import { requiredDocumentNames } from '../worker/required-documents.ts';
import { Review } from './review.ts';
import { payoutStatuses } from '../payout/lifecycle.ts';
import { Earnings } from './payout-earnings.ts';

/**
 * Why a worker ranks high in a search. `km` in whole km, 0: nearby; `skill` as the worker wrote it; `new`: few clients
 * know them yet.
 */
export const WorkerReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('suki'), jobs: z.int() }),
  z.object({ kind: z.literal('good_at'), skill: z.string() }),
  z.object({ kind: z.literal('near'), km: z.int() }),
  z.object({ kind: z.literal('free_today') }),
  z.object({ kind: z.literal('free_tomorrow') }),
  z.object({ kind: z.literal('well_rated'), rating: z.number(), reviews: z.int() }),
  z.object({ kind: z.literal('new') }),
]);
export type WorkerReason = z.infer<typeof WorkerReason>;

/** A worker in a list (specification section 3): `_id` and `id` are the workerId. Amounts in centavos. */
export const WorkerListing = z.object({
  _id: z.string(),
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  services: z.array(z.object({ id: z.string(), name: z.string(), category: z.string() })),
  /** The requested service, else the worker's first one. */
  serviceId: z.nullable(z.string()),
  serviceName: z.string(),
  tagline: z.string(),
  shortDescription: z.string(),
  profileImage: z.nullable(z.string()),
  image: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Approximate base: the centre of a cell (docs/decisions/coarse-locations.md); null: only the city is known. */
  area: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** "Available Now", "Worker arrival within 30 mins", or the next free time. */
  etaText: z.string(),
  availableNow: z.boolean(),
  /** First free start at or after the requested time, within two weeks. */
  nextFreeAt: z.nullable(z.string()),
  basePrice: z.int(),
  priceText: z.string(),
  /** One decimal; 0 without reviews. */
  rating: z.number(),
  avgRating: z.number(),
  reviewCount: z.int(),
  completedJobs: z.int(),
  /** In whole km, between coarse pins; 0: nearby. */
  distanceKm: z.nullable(z.int()),
  /** Jobs that this worker completed for the reader: "Your suki, 3 jobs". */
  sukiJobs: z.int(),
  /** Strongest first; empty without a search. */
  reasons: z.array(WorkerReason),
});
export type WorkerListing = z.infer<typeof WorkerListing>;

/** A worker's reliability: no-shows and late arrivals among their jobs. */
export const WorkerRecord = z.object({ jobs: z.int(), noShows: z.int(), lateArrivals: z.int() });
export type WorkerRecord = z.infer<typeof WorkerRecord>;

export const WorkerProfile = z.extend(WorkerListing, {
  /** null with too few jobs to be fair; workers always see their own. */
  record: z.nullable(WorkerRecord),
  /** Half of the requests to the worker were answered within so many minutes; null with too few answers. */
  answersWithinMinutes: z.nullable(z.int()),
  /** Clients with more than one completed job. */
  repeatClients: z.int(),
  /** Each with the worker's starting price. */
  services: z.array(z.object({ id: z.string(), name: z.string(), category: z.string(), price: z.int() })),
  memberSince: z.string(),
  hourlyRate: z.nullable(z.int()),
  rates: z.record(z.string(), z.int()),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  radiusKm: z.number(),
  portfolio: z.array(z.string()),
  /** The same pictures with earlier ones and short texts, in the worker's order. */
  work: z.array(WorkPiece),
  weeklyHours: WeeklyHours,
  /** Documents behind the badge: each checked kind that is valid today. `expiresOn`: last Manila day of validity. */
  checks: z.array(z.object({ kind: z.enum(documentKinds), checkedAt: z.string(), expiresOn: z.nullable(z.string()) })),
  reviews: z.array(Review),
});
export type WorkerProfile = z.infer<typeof WorkerProfile>;

/**
 * A document that a worker submitted, such as an NBI clearance, for the worker and admins. Opening it needs a
 * separately requested link.
 */
export const HandedInDocument = z.object({
  id: z.string(),
  /** As checked by an admin, else as the worker named it. */
  kind: z.string(),
  name: z.string(),
  /** null, like the size, for documents from before these were recorded. */
  contentType: z.nullable(z.string()),
  sizeBytes: z.nullable(z.int()),
  submittedAt: z.string(),
  /** As of today in Manila. */
  state: z.enum(documentStates),
  checkedAt: z.nullable(z.string()),
  /** Last Manila day of validity. */
  expiresOn: z.nullable(z.string()),
  refusedBecause: z.nullable(z.string()),
});
export type HandedInDocument = z.infer<typeof HandedInDocument>;

/** Missing required documents: no new jobs after that Manila day until they are checked. */
export const DocumentsDue = z.nullable(
  z.object({ missing: z.array(z.enum(requiredDocumentNames)), dueOn: z.string() }),
);
export type DocumentsDue = z.infer<typeof DocumentsDue>;

/** `openedByYou`: an admin can only check a document that they have opened. */
export const DocumentForAdmin = z.extend(HandedInDocument, { openedByYou: z.boolean() });
export type DocumentForAdmin = z.infer<typeof DocumentForAdmin>;

/** Opens one document for a few minutes, for any holder of the link. */
export const DocumentLink = z.object({ url: z.string(), expiresAt: z.string() });
export type DocumentLink = z.infer<typeof DocumentLink>;

/** GET /providers/me: the worker's own profile, with private parts. */
export const OwnWorkerProfile = z.extend(WorkerProfile, {
  /** Starting price of services without their own rate, as PUT /providers/me accepts it. */
  basePrice: z.int(),
  isApproved: z.boolean(),
  approval: z.enum(['applied', 'approved', 'rejected']),
  rejectionReason: z.nullable(z.string()),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number(), city: z.nullable(z.string()) })),
  timeOff: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      reason: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  bookingRules: BookingRules,
  documents: z.array(HandedInDocument),
  /** Missing items for an approval of the worker; empty once approved. */
  missing: z.array(z.enum(missingItems)),
  /** The checked ID expired or was revoked: no new jobs until another one is checked. */
  needsNewId: z.boolean(),
  documentsDue: DocumentsDue,
  /** End of the current opening, while the worker is available. */
  availableUntil: z.nullable(z.string()),
  payoutMethod: z.nullable(z.string()),
  payoutAccount: z.nullable(z.string()),
});
export type OwnWorkerProfile = z.infer<typeof OwnWorkerProfile>;

/** A worker's message to those who view their days off. Instants. */
export const AbsenceMessage = z.object({ from: z.string(), to: z.string(), message: z.string() });
export type AbsenceMessage = z.infer<typeof AbsenceMessage>;

/** Free and taken starts of a Manila day, as `HH:mm`. */
export const DaySlots = z.object({ day: z.string(), free: z.array(z.string()), taken: z.array(z.string()) });
export type DaySlots = z.infer<typeof DaySlots>;

/** A worker under the client's "My suki", with the job that Book again repeats. */
export const Favourite = z.object({
  worker: WorkerListing,
  addedAt: z.string(),
  /** Their last job for this client; null before the first. */
  lastBooking: z.nullable(z.object({ id: z.string(), serviceName: z.string(), startsAt: z.string() })),
});
export type Favourite = z.infer<typeof Favourite>;

/** A worker's performance and earnings, for staff. Amounts in centavos. */
export const WorkerFigures = z.object({
  requests: z.object({
    /** Requests that named the worker. */
    asked: z.int(),
    accepted: z.int(),
    declined: z.int(),
    unanswered: z.int(),
    /** Median of the latest answers; null before the first. */
    answerMinutes: z.nullable(z.int()),
  }),
  jobs: z.object({
    agreed: z.int(),
    completed: z.int(),
    /** Cancelled by the worker. */
    calledOff: z.int(),
    noShows: z.int(),
    late: z.int(),
    /** Completed share of the jobs that the worker completed or failed; null before the first. */
    completionPercent: z.nullable(z.int()),
  }),
  reviews: z.object({ /** One decimal; 0 without reviews. */ rating: z.number(), count: z.int() }),
  /** null for staff without permission for payouts. */
  money: z.nullable(
    z.object({
      earnings: z.pick(Earnings, { totals: true, months: true }),
      /** The latest ones, newest first. */
      payouts: z.array(
        z.object({ id: z.string(), friday: z.string(), status: z.enum(payoutStatuses), amount: z.int() }),
      ),
    }),
  ),
});
export type WorkerFigures = z.infer<typeof WorkerFigures>;
