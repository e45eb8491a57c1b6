import * as z from 'zod/mini';
import { safetyPlaces, safetyReasons } from '../dispute/safety-reasons.ts';
import { Dispute, DisputeDecision, DisputeMessage } from './dispute.ts';
import { Ticket } from './support-tickets.ts';
import { StoredAddress } from '../fields.ts';
import { AnsweredQuestion } from '../form/answered-questions.ts';
import { User } from './account.ts';
import { BookingStatusSchema, Quote } from './booking.ts';
import { FormEditor } from './form.ts';
import { HandedInDocument, OwnWorkerProfile } from './worker.ts';

const written = z.object({ from: z.enum(['me', 'them', 'suki']), at: z.string(), text: z.string() });

export const OwnTicket = z.extend(
  z.pick(Ticket, { code: true, topic: true, status: true, openedAt: true, rating: true }),
  {
    messages: z.array(
      z.extend(written, {
        /** File names. */
        attachments: z.array(z.string()),
      }),
    ),
  },
);
export type OwnTicket = z.infer<typeof OwnTicket>;

export const OwnDispute = z.extend(
  z.pick(Dispute, {
    code: true,
    service: true,
    about: true,
    status: true,
    openedBy: true,
    openedAt: true,
    wanted: true,
  }),
  {
    messages: z.array(
      z.extend(written, {
        kind: DisputeMessage.shape.kind,
        /** Number of pictures; they are opened in the dispute. */
        pictures: z.int(),
      }),
    ),
    decisions: z.array(z.pick(DisputeDecision, { outcome: true, waived: true, reason: true, decidedAt: true })),
  },
);
export type OwnDispute = z.infer<typeof OwnDispute>;

export const OwnSafetyReport = z.object({
  at: z.string(),
  /** Name of the reported person. */
  of: z.string(),
  about: z.enum(safetyReasons),
  from: z.enum(safetyPlaces),
  text: z.string(),
  /** null until staff have looked into it. */
  lookedIntoAt: z.nullable(z.string()),
});
export type OwnSafetyReport = z.infer<typeof OwnSafetyReport>;

/** A worker's own profile. Amounts in centavos. */
export const ExportedProfile = z.pick(OwnWorkerProfile, {
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
 * All data about one person, for themselves (RA 10173, section 16: right to access and to data portability). About
 * others it contains only names, and what they wrote to this person. Amounts in centavos.
 */
export const MyData = z.object({
  madeAt: z.string(),
  account: User,
  /** Events of the account, oldest first: registration, verification, changes, sign-ins. */
  accountHistory: z.array(z.object({ at: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) })),
  bookings: z.array(
    z.object({
      code: z.string(),
      as: z.enum(['client', 'worker']),
      status: BookingStatusSchema,
      service: z.string(),
      /** Name of the other side; null without one. */
      with: z.nullable(z.string()),
      requestedAt: z.string(),
      startsAt: z.string(),
      totalCost: z.int(),
      /** The client's own; a worker's data contain no client's address. */
      address: z.nullable(StoredAddress),
      notes: z.nullable(z.string()),
      /** The chosen package. */
      package: z.nullable(z.string()),
      /** Questions and answers of the client; empty in a worker's data. */
      answered: z.array(AnsweredQuestion),
      /** Answers without a form, by question key; empty in a worker's data. */
      generalAnswers: z.record(z.string(), z.unknown()),
      /** File names in the client's own request; empty in a worker's data. */
      photos: z.array(z.string()),
      /** A worker's own quotes, or those that the client received. */
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
      /** File names. */
      attachments: z.array(z.string()),
    }),
  ),
  /** Places that a client saved. */
  addresses: z.array(z.object({ label: z.string(), address: StoredAddress, savedAt: z.string() })),
  /** The workers that a client keeps under "My suki". */
  suki: z.array(z.object({ name: z.string(), addedAt: z.string() })),
  notifications: z.array(z.object({ at: z.string(), title: z.string(), text: z.string() })),
  /** Bug reports by the person. */
  reports: z.array(
    z.object({
      at: z.string(),
      whatHappened: z.string(),
      page: z.nullable(z.string()),
      device: z.nullable(z.string()),
      /** File names. */
      pictures: z.array(z.string()),
      status: z.string(),
      /** Answers of staff. */
      answers: z.array(z.string()),
    }),
  ),
  /** Support requests by the person. */
  helpRequests: z.array(OwnTicket),
  disputes: z.array(OwnDispute),
  /** Reports by the person. Reports about them stay with staff, as they would reveal their authors. */
  safetyReports: z.array(OwnSafetyReport),
  /** A worker's data; null for others. */
  work: z.nullable(
    z.object({
      profile: ExportedProfile,
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
      /** The worker's own form: draft and versions. */
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
