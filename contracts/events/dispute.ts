import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { disputeOutcomes, disputeReasons } from '../dispute/lifecycle.ts';
import { bookingPartiesWithWorker } from '../fields.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

const BECAUSE = 'private claims, and answers of staff';

/** The dispute's parties; each booking has one dispute stream. */
const dispute = bookingPartiesWithWorker;
const side = z.enum(['client', 'worker']);

/** Text, and pictures by the ids of private files. */
const said = { text: personal(z.string()), pictures: personal(z.array(z.string())) };

/** The decision. `waivedCentavos`: reduction of the price; the paid part of it is refunded. */
const decision = {
  outcome: z.enum(disputeOutcomes),
  waivedCentavos: z.int(),
  reason: personal(z.string()),
  decidedBy: Person,
};

/** The `dispute-{bookingId}` stream: at most one open dispute per booking (docs/decisions/disputes.md). */
export const disputeEvents = {
  DisputeOpened: unpublished(BECAUSE, {
    ...dispute,
    clientName: personal(z.string()),
    workerName: personal(z.string()),
    serviceName: z.string(),
    by: side,
    about: z.enum(disputeReasons),
    ...said,
    /** Refund that the client asks for; null: left to Suki. */
    wantedCentavos: z.nullable(z.int()),
    openedAt: z.string(),
    /** From then on Suki decides, even without the other side's answer. */
    answerBy: z.string(),
  }),
  /** `staff`: the staff member who wrote it; `asks`: the sides asked. */
  DisputeMessageAdded: unpublished(BECAUSE, {
    ...dispute,
    messageId: z.string(),
    by: z.enum(['client', 'worker', 'staff']),
    staff: z.nullable(Person),
    asks: z.nullable(z.enum(['client', 'worker', 'both'])),
    ...said,
    addedAt: z.string(),
  }),
  DisputeWithdrawn: unpublished(BECAUSE, { ...dispute, by: side, withdrawnAt: z.string() }),
  /** `appealBy`: deadline for an appeal to another admin; null for a final decision. */
  DisputeDecided: unpublished(BECAUSE, {
    ...dispute,
    ...decision,
    appealBy: z.nullable(z.string()),
    decidedAt: z.string(),
  }),
  DisputeDecisionAccepted: unpublished(BECAUSE, { ...dispute, by: side, acceptedAt: z.string() }),
  DisputeAppealed: unpublished(BECAUSE, { ...dispute, by: side, text: personal(z.string()), appealedAt: z.string() }),
  /** The decision is final, and money moves. */
  DisputeSettled: unpublished(BECAUSE, {
    ...dispute,
    ...decision,
    because: z.enum(['accepted', 'no_appeal', 'appeal_decided']),
    settledAt: z.string(),
  }),
  /** The second admin refused the refund: the decision is void, and staff decide again. */
  DisputeReopened: unpublished(BECAUSE, {
    ...dispute,
    because: z.enum(['refund_refused', 'refund_unanswered']),
    /** The second admin's reason, for staff. */
    reason: personal(z.nullable(z.string())),
    reopenedAt: z.string(),
  }),
  /** The other side has not answered, and its deadline is near. */
  DisputeAnswerReminded: unpublished(BECAUSE, { ...dispute, to: side, answerBy: z.string(), remindedAt: z.string() }),
};
export type DisputeEvent = EventOf<typeof disputeEvents>;
type DisputeType = DisputeEvent['type'];

/** A booking's money waits for a decision. */
export const startsDispute = 'DisputeOpened' satisfies DisputeType;
/** A decision that may be appealed for a while. */
export const disputeDecided = 'DisputeDecided' satisfies DisputeType;
/** The decision was appealed. */
export const disputeAppealed = 'DisputeAppealed' satisfies DisputeType;
/** The decision is final. */
export const disputeSettled = 'DisputeSettled' satisfies DisputeType;
/** The decision is void: a second admin refused its refund. */
export const disputeReopened = 'DisputeReopened' satisfies DisputeType;
/** The dispute no longer holds money. */
export const disputeEnded = [disputeSettled, 'DisputeWithdrawn'] as const satisfies readonly DisputeType[];
