import * as z from 'zod/mini';
import { Address } from '../fields.ts';
import { User } from './account.ts';
import { OwnDispute, OwnSafetyReport, OwnTicket } from './account-my-cases.ts';
import { BookingStatusSchema, Quote } from './booking.ts';
import { HandedInDocument, OwnWorkerProfile } from './worker.ts';

/** What a worker says of themselves. Amounts in centavos. */
export const ProfileOfMine = z.pick(OwnWorkerProfile, {
  tagline: true,
  shortDescription: true,
  services: true,
  hourlyRate: true,
  rates: true,
  languages: true,
  skills: true,
  radiusKm: true,
  portfolio: true,
  weeklyHours: true,
  timeOff: true,
  location: true,
  record: true,
});

/**
 * Everything that Suki keeps of one person, for themselves (RA 10173, section 16: the right to access and to portability).
 * Of others it holds no more than their names and what they wrote to this person. Amounts in centavos.
 */
export const MyData = z.object({
  madeAt: z.string(),
  account: User,
  /** What happened to the account itself, oldest first: how it was opened, proven, changed, signed in to. */
  accountHistory: z.array(z.object({ at: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) })),
  bookings: z.array(
    z.object({
      code: z.string(),
      as: z.enum(['client', 'worker']),
      status: BookingStatusSchema,
      service: z.string(),
      /** The other side's name; null while there is none. */
      with: z.nullable(z.string()),
      requestedAt: z.string(),
      startsAt: z.string(),
      totalCost: z.int(),
      /** The client's own; a worker's data hold no client's home. */
      address: z.nullable(Address),
      notes: z.nullable(z.string()),
      /** Names of the files of the client's own request; a worker's data hold none. */
      photos: z.array(z.string()),
      /** A worker's own, or what the client was offered. */
      quotes: z.array(
        z.extend(z.pick(Quote, { amount: true, message: true, status: true, offeredAt: true }), { by: z.string() }),
      ),
      review: z.nullable(z.object({ rating: z.int(), text: z.string() })),
    }),
  ),
  payments: z.array(
    z.object({
      code: z.string(),
      service: z.string(),
      status: z.string(),
      amount: z.int(),
      requestedAt: z.nullable(z.string()),
      paidAt: z.nullable(z.string()),
    }),
  ),
  messages: z.array(
    z.object({
      with: z.string(),
      from: z.enum(['me', 'them']),
      at: z.string(),
      text: z.string(),
      /** Names of the files. */
      attachments: z.array(z.string()),
    }),
  ),
  notifications: z.array(z.object({ at: z.string(), title: z.string(), text: z.string() })),
  /** Problems with the app that they told Suki of. */
  reports: z.array(
    z.object({
      at: z.string(),
      whatHappened: z.string(),
      page: z.nullable(z.string()),
      device: z.nullable(z.string()),
      /** Names of the files. */
      pictures: z.array(z.string()),
      status: z.string(),
      /** What Suki's staff wrote back. */
      answers: z.array(z.string()),
    }),
  ),
  /** What they asked Suki for help with. */
  helpRequests: z.array(OwnTicket),
  disputes: z.array(OwnDispute),
  /** People whom they reported. What others reported of them stays with staff: it would say who it was. */
  safetyReports: z.array(OwnSafetyReport),
  /** Of a worker; null for others. */
  work: z.nullable(
    z.object({
      profile: ProfileOfMine,
      payoutAccount: z.nullable(z.object({ method: z.string(), account: z.string(), accountName: z.string() })),
      payouts: z.array(
        z.object({
          friday: z.string(),
          status: z.string(),
          amount: z.int(),
          reference: z.nullable(z.string()),
          paidAt: z.nullable(z.string()),
        }),
      ),
      documents: z.array(HandedInDocument),
      reviews: z.array(z.object({ at: z.string(), by: z.string(), rating: z.int(), text: z.string() })),
    }),
  ),
});
export type MyData = z.infer<typeof MyData>;

/** What has to end before an account can be closed. */
export const Closing = z.object({
  bookings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      service: z.string(),
      status: BookingStatusSchema,
      startsAt: z.string(),
    }),
  ),
  /** Payments and refunds that are under way, and of a worker, what has not been paid out yet; codes of bookings, Fridays of payouts. */
  money: z.array(z.object({ kind: z.enum(['payment', 'refund', 'payout']), of: z.string(), amount: z.int() })),
  /** An admin is removed as one first, by two others. */
  isAdmin: z.boolean(),
  /** Shows to closeAccount that nothing stood in the way a moment ago; null while something does. */
  grant: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;
