import * as z from 'zod/mini';
import { StoredAddress } from '../fields.ts';
import { AnsweredQuestion } from '../form/answered-questions.ts';
import { User } from './account.ts';
import { OwnDispute, OwnSafetyReport, OwnTicket } from './account-my-cases.ts';
import { BookingStatusSchema, Quote } from './booking.ts';
import { FormEditor } from './form.ts';
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
  work: true,
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
      address: z.nullable(StoredAddress),
      notes: z.nullable(z.string()),
      /** What was chosen of the service's packages. */
      package: z.nullable(z.string()),
      /** What the client was asked and answered; none in a worker's data. */
      answered: z.array(AnsweredQuestion),
      /** As they were given, where no form asked: by the word of the question. None in a worker's data. */
      generalAnswers: z.record(z.string(), z.unknown()),
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
  /** The workers whom a client keeps as "My suki". */
  suki: z.array(z.object({ name: z.string(), addedAt: z.string() })),
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
      /** What they ask clients themselves: the draft and the versions. */
      questions: FormEditor,
      reviews: z.array(
        z.object({
          at: z.string(),
          by: z.string(),
          rating: z.int(),
          text: z.string(),
          answer: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type MyData = z.infer<typeof MyData>;
