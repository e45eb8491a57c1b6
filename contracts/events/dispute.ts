import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { disputeOutcomes, disputeReasons } from '../dispute/lifecycle.ts';
import { bookingPartiesWithWorker } from '../fields.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

const BECAUSE = 'what two people hold against each other, and what staff say to it';

/** Whose dispute it is; each booking has one stream of it. */
const dispute = bookingPartiesWithWorker;
const side = z.enum(['client', 'worker']);

/** What somebody wrote, and pictures by the ids of private files. */
const said = { text: personal(z.string()), pictures: personal(z.array(z.string())) };

/** What was decided. `waivedCentavos`: so much less the client pays; what they paid of it goes back. */
const decision = {
  outcome: z.enum(disputeOutcomes),
  waivedCentavos: z.int(),
  reason: personal(z.string()),
  decidedBy: Person,
};

/** The `dispute-{bookingId}` stream: one open dispute a booking (docs/decisions/disputes.md). */
export const disputeEvents = {
  DisputeOpened: unpublished(BECAUSE, {
    ...dispute,
    clientName: personal(z.string()),
    workerName: personal(z.string()),
    serviceName: z.string(),
    by: side,
    about: z.enum(disputeReasons),
    ...said,
    /** What a client would like back; null where they leave it to Suki. */
    wantedCentavos: z.nullable(z.int()),
    openedAt: z.string(),
    /** From then on Suki decides, also without the other side's answer. */
    answerBy: z.string(),
  }),
  /** `staff`: who of them wrote it; `asks`: whom they ask. */
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
  /** `appealBy`: until then either side may have another admin look at it; null of what is final. */
  DisputeDecided: unpublished(BECAUSE, {
    ...dispute,
    ...decision,
    appealBy: z.nullable(z.string()),
    decidedAt: z.string(),
  }),
  DisputeDecisionAccepted: unpublished(BECAUSE, { ...dispute, by: side, acceptedAt: z.string() }),
  DisputeAppealed: unpublished(BECAUSE, { ...dispute, by: side, text: personal(z.string()), appealedAt: z.string() }),
  /** The decision is final: from now on money moves by it. */
  DisputeSettled: unpublished(BECAUSE, {
    ...dispute,
    ...decision,
    because: z.enum(['accepted', 'no_appeal', 'appeal_decided']),
    settledAt: z.string(),
  }),
  /** The refund took a second admin, who didn't agree: what was decided doesn't hold, and staff decide anew. */
  DisputeReopened: unpublished(BECAUSE, {
    ...dispute,
    because: z.enum(['refund_refused', 'refund_unanswered']),
    /** The second admin's, for staff. */
    reason: personal(z.nullable(z.string())),
    reopenedAt: z.string(),
  }),
  /** The other side hasn't answered, and its time ends soon. */
  DisputeAnswerReminded: unpublished(BECAUSE, { ...dispute, to: side, answerBy: z.string(), remindedAt: z.string() }),
};
export type DisputeEvent = EventOf<typeof disputeEvents>;
type DisputeType = DisputeEvent['type'];

/** A booking's money waits for a decision… */
export const startsDispute = 'DisputeOpened' satisfies DisputeType;
/** …which may be appealed for a while… */
export const disputeDecided = 'DisputeDecided' satisfies DisputeType;
/** …and was… */
export const disputeAppealed = 'DisputeAppealed' satisfies DisputeType;
/** …or holds from now on… */
export const disputeSettled = 'DisputeSettled' satisfies DisputeType;
/** …unless its refund needed a second admin, who didn't agree… */
export const disputeReopened = 'DisputeReopened' satisfies DisputeType;
/** …and money waits no longer, once its refund is made. */
export const disputeOver = [disputeSettled, 'DisputeWithdrawn'] as const satisfies readonly DisputeType[];
