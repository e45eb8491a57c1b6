import * as z from 'zod/mini';
import { Centavos, Line } from '../fields.ts';
import { MethodLimits } from '../payment/method-limits.ts';
import { CloudSignIn } from './cloud-sign-in.ts';

const TransferText = Line.check(z.minLength(1, 'Required'), z.maxLength(80));

/** Centavos: how high the highest amount may be set. */
export const HIGHEST_MAXIMUM = 10_000_000_00;

/** What an admin may set for the whole platform (GET/PUT /admin/config). Kept in the `system` stream. */
export const Settings = z.object({
  /** Percent of a job's amount that Suki keeps. */
  commissionPercent: z.number().check(z.gte(0), z.lte(50)),
  /** A booking starts at least this long after it is made. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(1440)),
  bookingHorizonDays: z.int().check(z.gte(1), z.lte(365)),
  /** Kept free between two jobs of a worker. */
  travelBufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** Cancelling costs nothing until this long before the start… */
  freeCancellationHours: z.int().check(z.gte(0), z.lte(168)),
  /** …and within this long after booking. */
  cancellationGraceMinutes: z.int().check(z.gte(0), z.lte(120)),
  cancellationFee: Centavos,
  /** No quote, extra, rate or price may be higher: nobody means the zeros that slipped in. */
  maximumAmount: z.int().check(z.gte(1_000_00), z.lte(HIGHEST_MAXIMUM)),
  /** What one admin may refund of a payment, in all, before a second one has to agree. */
  approvalAmount: Centavos,
  /** An unanswered request expires after this long, or at its start if that is sooner. */
  answerWithinHours: z.int().check(z.gte(1), z.lte(168)),
  /** A quote holds for this long unless its worker says otherwise, and never longer than the request waits. */
  quoteValidHours: z.int().check(z.gte(1), z.lte(168)),
  /** A worker may say "arrived" from this long before the start. */
  arrivalWindowHours: z.int().check(z.gte(0), z.lte(24)),
  /** From this long after the start either side may say that the other isn't there. */
  noShowAfterMinutes: z.int().check(z.gte(5), z.lte(120)),
  /** A client who does not answer for this long after the worker said so owes the fee. */
  noShowAnswerMinutes: z.int().check(z.gte(1), z.lte(60)),
  /** Who is said not to have come may ask an admin to look at it for this long. */
  disputeWithinHours: z.int().check(z.gte(1), z.lte(168)),
  /** For so long after its end a job can be disputed… */
  disputeJobDays: z.int().check(z.gte(1), z.lte(60)),
  /** …so long the other side has to answer before Suki decides without them… */
  disputeAnswerHours: z.int().check(z.gte(1), z.lte(336)),
  /** …and for so long a decision may be appealed; 0: it is final at once. */
  disputeAppealDays: z.int().check(z.gte(0), z.lte(30)),
  /** From this long after its end a job that nobody completed is asked about. */
  overdueAfterMinutes: z.int().check(z.gte(0), z.lte(720)),
  /** A job that is still not begun, or not completed, this long after its end is closed. */
  closeOverdueHours: z.int().check(z.gte(1), z.lte(168)),
  reviewWithinDays: z.int().check(z.gte(1), z.lte(365)),
  /** How far from home a worker is offered jobs unless they set it themselves. */
  defaultRadiusKm: z.int().check(z.gte(1), z.lte(100)),
  /** Somebody who asks for help hears from staff within this long… */
  ticketFirstAnswerMinutes: z.int().check(z.gte(5), z.lte(2880)),
  /** …and is helped within this long, not counting the time in which staff wait for them. */
  ticketResolutionHours: z.int().check(z.gte(1), z.lte(336)),
  /** A client may book without naming a worker: all within reach are asked. */
  openBookings: z.boolean(),
  /** A new booking may be paid in cash. */
  cashPayments: z.boolean(),
  /** People may join as workers by themselves. */
  workerSignUp: z.boolean(),
  /** Where bank transfers to Suki go, as the payer reads it. */
  transferBank: TransferText,
  transferAccount: TransferText,
  transferName: TransferText,
});
export type Settings = z.infer<typeof Settings>;

/** Settings that are to hold from an instant on. */
export const ScheduledChange = z.object({
  changeId: z.string(),
  changes: z.partial(Settings),
  effectiveAt: z.string(),
});
export type ScheduledChange = z.infer<typeof ScheduledChange>;

/** What screens say and count with, whoever reads them (GET /config). */
export const PublicSettings = z.pick(Settings, {
  minimumNoticeMinutes: true,
  bookingHorizonDays: true,
  travelBufferMinutes: true,
  arrivalWindowHours: true,
  reviewWithinDays: true,
  maximumAmount: true,
  openBookings: true,
  cashPayments: true,
  workerSignUp: true,
  noShowAfterMinutes: true,
  noShowAnswerMinutes: true,
  disputeWithinHours: true,
  disputeJobDays: true,
  disputeAnswerHours: true,
  overdueAfterMinutes: true,
  freeCancellationHours: true,
  cancellationGraceMinutes: true,
  cancellationFee: true,
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** The pictures that a map is made of: their address with {z}, {x} and {y}, and whose they are. */
export const MapTiles = z.object({ url: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof MapTiles>;

/**
 * What whoever runs Suki set, beside what its admins did; no tiles: a map shows barangays alone. `practice`: this Suki runs in
 * production with the payment sandbox, so payments move no money, and every screen says so.
 */
export const PublicConfig = z.extend(PublicSettings, {
  practice: z.boolean(),
  mapTiles: z.nullable(MapTiles),
  cloudSignIn: z.nullable(CloudSignIn),
  methodLimits: MethodLimits,
});

export const defaultSettings: Settings = {
  commissionPercent: 12,
  minimumNoticeMinutes: 30,
  bookingHorizonDays: 90,
  travelBufferMinutes: 30,
  freeCancellationHours: 6,
  cancellationGraceMinutes: 5,
  cancellationFee: 150_00,
  maximumAmount: 200_000_00,
  approvalAmount: 5_000_00,
  answerWithinHours: 24,
  quoteValidHours: 24,
  arrivalWindowHours: 2,
  noShowAfterMinutes: 15,
  noShowAnswerMinutes: 10,
  disputeWithinHours: 24,
  disputeJobDays: 7,
  disputeAnswerHours: 48,
  disputeAppealDays: 3,
  overdueAfterMinutes: 60,
  closeOverdueHours: 24,
  reviewWithinDays: 30,
  defaultRadiusKm: 10,
  ticketFirstAnswerMinutes: 60,
  ticketResolutionHours: 24,
  openBookings: true,
  cashPayments: true,
  workerSignUp: true,
  transferBank: 'BPI',
  transferAccount: '0012 3456 78',
  transferName: 'Suki Home Services, Inc.',
};

/** All settings as an event holds them: one that was added since then has its default. */
export function completeSettings(stored: Partial<Settings>): Settings {
  return { ...defaultSettings, ...stored };
}
