import * as z from 'zod/mini';
import { Centavos, Line } from '../fields.ts';
import { MethodLimits } from '../payment/method-limits.ts';
import { CloudSignIn } from './cloud-sign-in.ts';

const TransferText = Line.check(z.minLength(1, 'Required'), z.maxLength(80));

/** Upper limit of the setting, in centavos. */
export const HIGHEST_MAXIMUM = 10_000_000_00;

/** Settings of the platform (GET/PUT /admin/config), stored in the `system` stream. */
export const Settings = z.object({
  /** Commission in percent. */
  commissionPercent: z.number().check(z.gte(0), z.lte(50)),
  /** Least time between booking and start. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(1440)),
  bookingHorizonDays: z.int().check(z.gte(1), z.lte(365)),
  /** Travel buffer between two jobs of a worker. */
  travelBufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** Cancellation is free until this long before the start. */
  freeCancellationHours: z.int().check(z.gte(0), z.lte(168)),
  /** Cancellation is also free within this long after booking. */
  cancellationGraceMinutes: z.int().check(z.gte(0), z.lte(120)),
  cancellationFee: Centavos,
  /** Highest quote, extra, rate or price: catches superfluous zeros. */
  maximumAmount: z.int().check(z.gte(1_000_00), z.lte(HIGHEST_MAXIMUM)),
  /** Total that one admin may refund of a payment without a second one. */
  approvalAmount: Centavos,
  /** An unanswered request expires after this long, or earlier if it starts soon. */
  answerWithinHours: z.int().check(z.gte(1), z.lte(168)),
  /** Time of one worker who is asked urgently, before others are asked or the request expires. */
  urgentAnswerMinutes: z.int().check(z.gte(5), z.lte(60)),
  /** Default validity of a quote; never longer than the request waits. */
  quoteValidHours: z.int().check(z.gte(1), z.lte(168)),
  /** Earliest arrival before the start. */
  arrivalWindowHours: z.int().check(z.gte(0), z.lte(24)),
  /** From this long after the start either side may report the other absent. */
  noShowAfterMinutes: z.int().check(z.gte(5), z.lte(120)),
  /** A client who does not answer the worker's report within this time owes the fee. */
  noShowAnswerMinutes: z.int().check(z.gte(1), z.lte(60)),
  /** How long the side reported absent may ask for a decision by an admin. */
  disputeWithinHours: z.int().check(z.gte(1), z.lte(168)),
  /** How long after its end a job can be disputed. */
  disputeJobDays: z.int().check(z.gte(1), z.lte(60)),
  /** How long the other side has to answer before Suki decides without it. */
  disputeAnswerHours: z.int().check(z.gte(1), z.lte(336)),
  /** How long a decision may be appealed; 0: it is final at once. */
  disputeAppealDays: z.int().check(z.gte(0), z.lte(30)),
  /** When both sides are asked about an uncompleted job, after its end. */
  overdueAfterMinutes: z.int().check(z.gte(0), z.lte(720)),
  /** When a job that was not started or completed is closed, after its end. */
  closeOverdueHours: z.int().check(z.gte(1), z.lte(168)),
  reviewWithinDays: z.int().check(z.gte(1), z.lte(365)),
  /** Default radius of a worker's reach. */
  defaultRadiusKm: z.int().check(z.gte(1), z.lte(100)),
  /** Target for the first answer to a ticket. */
  ticketFirstAnswerMinutes: z.int().check(z.gte(5), z.lte(2880)),
  /** Target for solving a ticket, without the time in which staff wait for the person. */
  ticketResolutionHours: z.int().check(z.gte(1), z.lte(336)),
  /** Clients may book without naming a worker: all within reach are asked. */
  openBookings: z.boolean(),
  /** New bookings may be paid in cash. */
  cashPayments: z.boolean(),
  /** Workers may register themselves. */
  workerSignUp: z.boolean(),
  /** Suki's bank account for transfers, as shown to payers. */
  transferBank: TransferText,
  transferAccount: TransferText,
  transferName: TransferText,
});
export type Settings = z.infer<typeof Settings>;

/** Settings that apply from an instant on. */
export const ScheduledChange = z.object({
  changeId: z.string(),
  changes: z.partial(Settings),
  effectiveAt: z.string(),
});
export type ScheduledChange = z.infer<typeof ScheduledChange>;

/** Settings for every screen, public (GET /config). */
export const PublicSettings = z.pick(Settings, {
  minimumNoticeMinutes: true,
  bookingHorizonDays: true,
  travelBufferMinutes: true,
  arrivalWindowHours: true,
  reviewWithinDays: true,
  maximumAmount: true,
  urgentAnswerMinutes: true,
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

/** Map tiles: URL with {z}, {x} and {y}, and attribution. */
export const MapTiles = z.object({ url: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof MapTiles>;

/**
 * Configuration of the installation, besides its settings. Without tiles, maps show barangays only. `practice`: a
 * production installation with the payment sandbox, so that payments move no money, as every screen says. `texts`: false
 * where no texts are sent, so that no one signs in or up by phone.
 */
export const PublicConfig = z.extend(PublicSettings, {
  practice: z.boolean(),
  texts: z.boolean(),
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
  urgentAnswerMinutes: 12,
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

/** All settings from a stored event; those added since have their default. */
export function completeSettings(stored: Partial<Settings>): Settings {
  return { ...defaultSettings, ...stored };
}
