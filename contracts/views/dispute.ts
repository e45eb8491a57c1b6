import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { disputeActions, disputeOutcomes, disputeReasons, disputeStatuses } from '../dispute/lifecycle.ts';
import { BookingPayout } from './payout.ts';
import { safetyOutcomes, safetyPlaces, safetyReasons } from '../dispute/safety-reasons.ts';

const Side = z.enum(['client', 'worker']);
const Party = z.enum(['client', 'worker', 'staff']);

/** A message that both sides and staff read. */
export const DisputeMessage = z.object({
  id: z.string(),
  kind: z.enum(['opening', 'message', 'appeal']),
  by: Party,
  /** For staff readers, and for authors that are not staff: to others staff appear as Suki. */
  name: z.nullable(z.string()),
  asks: z.nullable(z.enum(['client', 'worker', 'both'])),
  text: z.string(),
  /** With URLs that are valid for a quarter of an hour. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  at: z.string(),
});
export type DisputeMessage = z.infer<typeof DisputeMessage>;

/** Amounts in centavos. */
export const DisputeDecision = z.object({
  outcome: z.enum(disputeOutcomes),
  /** Reduction of the price. */
  waived: z.int(),
  reason: z.string(),
  /** For staff. */
  decidedBy: z.nullable(Person),
  decidedAt: z.string(),
});
export type DisputeDecision = z.infer<typeof DisputeDecision>;

/** The booking's money that a decision divides, in centavos. */
export const DisputeMoney = z.object({
  due: z.int(),
  kept: z.int(),
  cash: z.int(),
  commissionPercent: z.number(),
  /** The part of the worker's earning that waits for the decision. */
  held: z.int(),
  /** Already paid out: a line in a later payout corrects it. */
  paidOut: z.int(),
});
export type DisputeMoney = z.infer<typeof DisputeMoney>;

/** A dispute as seen by one of its sides or staff. Amounts in centavos. */
export const Dispute = z.object({
  /** The booking's id. */
  id: z.string(),
  code: z.string(),
  service: z.string(),
  bookingStatus: z.enum(['in_progress', 'completed', 'cancelled']),
  /** The side reported absent, in a booking cancelled as a no-show. */
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
  /** Parties that must act. */
  waitsFor: z.array(Party),
  messages: z.array(DisputeMessage),
  /** The first decision, then the one on appeal. */
  decisions: z.array(DisputeDecision),
  appealBy: z.nullable(z.string()),
  appealedBy: z.nullable(Side),
  acceptedBy: z.array(Side),
  settledAt: z.nullable(z.string()),
  /** By when staff intend to decide; null when they have nothing to decide. */
  decideBy: z.nullable(z.string()),
  /** Decided refund without a second admin's approval; else 0. */
  refundWaits: z.int(),
  /** The decided refund was refused, so staff decide again. `reason` is for staff. */
  reopened: z.nullable(z.object({ reason: z.nullable(z.string()), at: z.string() })),
  /** For staff: decisions undone by that. */
  undone: z.array(DisputeDecision),
  /** For staff, on appeal: only the admin who decided before could decide. */
  isWithoutJudge: z.boolean(),
  allowedActions: z.array(z.enum(disputeActions)),
  /** For its worker and staff. */
  money: z.nullable(DisputeMoney),
  /** For staff. */
  payouts: z.array(BookingPayout),
  position: z.int(),
});
export type Dispute = z.infer<typeof Dispute>;

/** A row in a list of disputes. */
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

/** Whether a booking can be disputed, and its dispute, if any. */
export const BookingDispute = z.object({
  dispute: z.nullable(Dispute),
  /** Until when it can be disputed; null when it cannot. */
  openUntil: z.nullable(z.string()),
  /** The client's largest possible claim, in centavos. */
  most: z.int(),
});
export type BookingDispute = z.infer<typeof BookingDispute>;

/** A report about a person's behaviour, for staff. */
export const SafetyReport = z.object({
  id: z.string(),
  reporter: Person,
  reported: Person,
  /** A suspension would pass their upcoming jobs to others. */
  reportedWorks: z.boolean(),
  about: z.enum(safetyReasons),
  from: z.enum(safetyPlaces),
  bookingId: z.nullable(z.string()),
  text: z.string(),
  /** With URLs that are valid for a quarter of an hour. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  reportedAt: z.string(),
  closing: z.nullable(
    z.object({
      outcome: z.enum(safetyOutcomes),
      reason: z.string(),
      warning: z.nullable(z.string()),
      closedBy: Person,
      closedAt: z.string(),
    }),
  ),
});
export type SafetyReport = z.infer<typeof SafetyReport>;
