import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { disputeActions, disputeOutcomes, disputeReasons, disputeStatuses } from '../dispute/lifecycle.ts';
import { BookingPayout } from './payout.ts';

const Side = z.enum(['client', 'worker']);
const Party = z.enum(['client', 'worker', 'staff']);

/** One entry of the thread, which both sides and staff read. */
export const DisputeMessage = z.object({
  id: z.string(),
  kind: z.enum(['opening', 'message', 'appeal']),
  by: Party,
  /** Of those who are no staff, and for staff of them: people hear from Suki. */
  name: z.nullable(z.string()),
  asks: z.nullable(z.enum(['client', 'worker', 'both'])),
  text: z.string(),
  /** With addresses that hold for a quarter of an hour. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  at: z.string(),
});
export type DisputeMessage = z.infer<typeof DisputeMessage>;

/** Money in centavos. */
export const DisputeDecision = z.object({
  outcome: z.enum(disputeOutcomes),
  /** So much less the client pays. */
  waived: z.int(),
  reason: z.string(),
  /** For staff. */
  decidedBy: z.nullable(Person),
  decidedAt: z.string(),
});
export type DisputeDecision = z.infer<typeof DisputeDecision>;

/** The booking's money, in centavos: what a decision divides. */
export const DisputeMoney = z.object({
  due: z.int(),
  kept: z.int(),
  cash: z.int(),
  commissionPercent: z.number(),
  /** Of the worker's earning, what waits for the decision. */
  held: z.int(),
  /** What was paid out before it could be held: a correction in a later payout settles it. */
  paidOut: z.int(),
});
export type DisputeMoney = z.infer<typeof DisputeMoney>;

/** A dispute as one of its sides or staff see it. Money in centavos. */
export const Dispute = z.object({
  /** Its booking's. */
  id: z.string(),
  code: z.string(),
  service: z.string(),
  bookingStatus: z.enum(['in_progress', 'completed', 'cancelled']),
  /** Which side is said not to have come, of a booking that was called off for it. */
  absentee: z.nullable(Side),
  status: z.enum(disputeStatuses),
  about: z.enum(disputeReasons),
  openedBy: Side,
  openedAt: z.string(),
  wanted: z.nullable(z.int()),
  answerBy: z.string(),
  answeredAt: z.nullable(z.string()),
  client: z.object({ accountId: z.string(), name: z.string() }),
  worker: z.object({ id: z.string(), accountId: z.string(), name: z.string() }),
  /** Whose turn it is. */
  waitsFor: z.array(Party),
  messages: z.array(DisputeMessage),
  /** The first decision, then the one on an appeal. */
  decisions: z.array(DisputeDecision),
  appealBy: z.nullable(z.string()),
  appealedBy: z.nullable(Side),
  acceptedBy: z.array(Side),
  settledAt: z.nullable(z.string()),
  /** By when staff mean to decide; null while they have nothing to. */
  decideBy: z.nullable(z.string()),
  /** What was decided to go back, while a second admin hasn't agreed to it; else 0. */
  refundWaits: z.int(),
  /** The refund that was decided wasn't agreed to, so staff decide anew. `reason` is for staff. */
  reopened: z.nullable(z.object({ reason: z.nullable(z.string()), at: z.string() })),
  /** For staff: decisions that were undone by that. */
  undone: z.array(DisputeDecision),
  /** For staff, of an appeal: nobody but whoever decided before could decide it. */
  isWithoutJudge: z.boolean(),
  allowedActions: z.array(z.enum(disputeActions)),
  /** For its worker and staff. */
  money: z.nullable(DisputeMoney),
  /** For staff. */
  payouts: z.array(BookingPayout),
  position: z.int(),
});
export type Dispute = z.infer<typeof Dispute>;

/** What a list of disputes shows of one. */
export const DisputeRow = z.pick(Dispute, {
  id: true,
  code: true,
  service: true,
  status: true,
  about: true,
  openedBy: true,
  openedAt: true,
  wanted: true,
  answerBy: true,
  answeredAt: true,
  decideBy: true,
  client: true,
  worker: true,
  waitsFor: true,
  appealBy: true,
});
export type DisputeRow = z.infer<typeof DisputeRow>;

/** Whether a booking can be disputed, and its dispute if it has one. */
export const BookingDispute = z.object({
  dispute: z.nullable(Dispute),
  /** Until then it can be disputed; null where it can't be (any more). */
  openUntil: z.nullable(z.string()),
  /** The most that its client may ask for, in centavos. */
  most: z.int(),
});
export type BookingDispute = z.infer<typeof BookingDispute>;
