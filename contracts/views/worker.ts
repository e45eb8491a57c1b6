import * as z from 'zod/mini';
import { BookingRules } from '../calendar/booking-rules.ts';
import { WeeklyHours } from '../calendar/weekly-hours.ts';
import { missingItems } from '../worker/application.ts';
import { WorkPiece } from '../events/worker.ts';
import { documentKinds, documentStates } from '../worker/documents.ts';
import { requiredDocumentNames } from '../worker/required-documents.ts';
import { Review } from './review.ts';

/**
 * Why a worker stands where they do in a search. `km` in whole km, 0: nearby; `skill` as the worker put it; `new`: few know
 * them yet.
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

/** A worker in a list (specification section 3): `_id` and `id` are the workerId. Money in centavos. */
export const WorkerListing = z.object({
  _id: z.string(),
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  services: z.array(z.object({ id: z.string(), name: z.string(), category: z.string() })),
  /** The service asked for, else the first that they offer. */
  serviceId: z.nullable(z.string()),
  serviceName: z.string(),
  tagline: z.string(),
  shortDescription: z.string(),
  profileImage: z.nullable(z.string()),
  image: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Around where they start from: the middle of a cell (docs/decisions/coarse-locations.md); null: no more is known than the city. */
  area: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** "Available Now", "Worker arrival within 30 mins", or when they are next free. */
  etaText: z.string(),
  availableNow: z.boolean(),
  /** First free start at or after the time asked for, within two weeks. */
  nextFreeAt: z.nullable(z.string()),
  basePrice: z.int(),
  priceText: z.string(),
  /** One decimal; 0 while there is no review. */
  rating: z.number(),
  avgRating: z.number(),
  reviewCount: z.int(),
  completedJobs: z.int(),
  /** In whole km, from around there to around here; 0: nearby. */
  distanceKm: z.nullable(z.int()),
  /** Jobs that this worker has completed for the person who asks: "Your suki, 3 jobs". */
  sukiJobs: z.int(),
  /** The strongest first; none where nobody searched. */
  reasons: z.array(WorkerReason),
});
export type WorkerListing = z.infer<typeof WorkerListing>;

/** How reliable a worker is: of so many jobs, how often they didn't come, or came late. */
export const WorkerRecord = z.object({ jobs: z.int(), noShows: z.int(), lateArrivals: z.int() });
export type WorkerRecord = z.infer<typeof WorkerRecord>;

export const WorkerProfile = z.extend(WorkerListing, {
  /** null while there are too few jobs for it to be fair; the worker always sees their own. */
  record: z.nullable(WorkerRecord),
  /** In so many minutes they have answered half of the requests that were theirs; null while there are too few answers. */
  answersWithinMinutes: z.nullable(z.int()),
  /** Clients who booked them again and had it done. */
  repeatClients: z.int(),
  /** Each with what a job of it starts at with this worker. */
  services: z.array(z.object({ id: z.string(), name: z.string(), category: z.string(), price: z.int() })),
  memberSince: z.string(),
  hourlyRate: z.nullable(z.int()),
  rates: z.record(z.string(), z.int()),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  radiusKm: z.number(),
  portfolio: z.array(z.string()),
  /** The same pictures with what was there before and a few words, in the worker's order. */
  work: z.array(WorkPiece),
  weeklyHours: WeeklyHours,
  /** What the badge says: each kind of document that was checked and holds today. `expiresOn`: the last Manila day on which it does. */
  checks: z.array(z.object({ kind: z.enum(documentKinds), checkedAt: z.string(), expiresOn: z.nullable(z.string()) })),
  reviews: z.array(Review),
});
export type WorkerProfile = z.infer<typeof WorkerProfile>;

/**
 * A document that a worker handed in, such as an NBI clearance: for them and the admins. What opens it is a link, and each
 * link is asked for.
 */
export const HandedInDocument = z.object({
  id: z.string(),
  /** As an admin found, else as the worker called it. */
  kind: z.string(),
  name: z.string(),
  /** null, as the size is, for what was handed in before these were noted. */
  contentType: z.nullable(z.string()),
  sizeBytes: z.nullable(z.int()),
  submittedAt: z.string(),
  /** As of today in Manila. */
  state: z.enum(documentStates),
  checkedAt: z.nullable(z.string()),
  /** The last Manila day on which it holds. */
  expiresOn: z.nullable(z.string()),
  refusedBecause: z.nullable(z.string()),
});
export type HandedInDocument = z.infer<typeof HandedInDocument>;

/** Required documents that were asked for: no new jobs after that Manila day until they are checked. */
export const DocumentsDue = z.nullable(
  z.object({ missing: z.array(z.enum(requiredDocumentNames)), dueOn: z.string() }),
);
export type DocumentsDue = z.infer<typeof DocumentsDue>;

/** `openedByYou`: only then can the admin who looks at the list say what it is. */
export const DocumentForAdmin = z.extend(HandedInDocument, { openedByYou: z.boolean() });
export type DocumentForAdmin = z.infer<typeof DocumentForAdmin>;

/** Opens one document for a few minutes, whoever holds it. */
export const DocumentLink = z.object({ url: z.string(), expiresAt: z.string() });
export type DocumentLink = z.infer<typeof DocumentLink>;

/** GET /providers/me: the worker's own profile, with what only they see. */
export const OwnWorkerProfile = z.extend(WorkerProfile, {
  /** What services without a rate of their own start at, as PUT /providers/me takes it. */
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
  /** What has to be there before an admin can approve them; nothing for who is approved. */
  missing: z.array(z.enum(missingItems)),
  /** Their checked ID ran out or was taken back: no new jobs until another one is checked. */
  needsNewId: z.boolean(),
  documentsDue: DocumentsDue,
  /** When today's opening ends, while they are available. */
  availableUntil: z.nullable(z.string()),
  payoutMethod: z.nullable(z.string()),
  payoutAccount: z.nullable(z.string()),
});
export type OwnWorkerProfile = z.infer<typeof OwnWorkerProfile>;

/** What a worker says to those who look at days that they have off. Instants. */
export const AwayMessage = z.object({ from: z.string(), to: z.string(), message: z.string() });
export type AwayMessage = z.infer<typeof AwayMessage>;

/** Free and taken starts of a Manila day, as `HH:mm`. */
export const DaySlots = z.object({ day: z.string(), free: z.array(z.string()), taken: z.array(z.string()) });
export type DaySlots = z.infer<typeof DaySlots>;
