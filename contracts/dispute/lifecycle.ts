/** A dispute's life as data (docs/decisions/disputes.md): the decider, the buttons and the tests read these tables. */

export const disputeReasons = ['not_done', 'damage', 'price', 'no_show', 'behaviour'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** `cancel_fee`: of a booking that was cancelled, its fee isn't owed after all. */
export const disputeOutcomes = ['full_refund', 'partial_refund', 'pay_worker', 'cancel_fee'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/**
 * `decided`: it may still be appealed, so no money moves yet. `settled`: the decision is final. `withdrawn`: whoever
 * opened it took it back; it may be opened again.
 */
export const disputeStatuses = ['open', 'decided', 'appealed', 'settled', 'withdrawn'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** While a dispute is one of these its booking's payout lines are held. */
export const holdingStatuses: readonly DisputeStatus[] = ['open', 'decided', 'appealed'];
/** While it is one of these staff have to decide. */
export const decidableStatuses: readonly DisputeStatus[] = ['open', 'appealed'];

/** So soon staff mean to decide once both sides are heard. */
export const DECIDE_WITHIN_DAYS = 3;
/**
 * So soon another admin means to decide an appeal, as whoever appeals is told. Where there is no other admin by then,
 * whoever decided before looks again: nobody's money waits for ever.
 */
export const APPEAL_WITHIN_DAYS = 5;
/** So long before the other side's time ends it is reminded. */
export const REMIND_HOURS = 24;

export type DisputeSide = 'client' | 'worker';
export type DisputeParty = DisputeSide | 'staff';

type Transition = { by: readonly DisputeParty[]; from: readonly DisputeStatus[] };

export const disputeTransitions = {
  say: { by: ['client', 'worker', 'staff'], from: ['open', 'appealed'] },
  withdraw: { by: ['client', 'worker'], from: ['open'] },
  decide: { by: ['staff'], from: ['open', 'appealed'] },
  accept: { by: ['client', 'worker'], from: ['decided'] },
  appeal: { by: ['client', 'worker'], from: ['decided'] },
} as const satisfies Record<string, Transition>;

export type DisputeAction = keyof typeof disputeTransitions;
export const disputeActions = Object.keys(disputeTransitions) as DisputeAction[];

export function otherSideOf(side: DisputeSide): DisputeSide {
  return side === 'client' ? 'worker' : 'client';
}

/** Whom staff ask by a message; nobody by one that only says something. */
export function sidesAsked(asks: DisputeSide | 'both' | null): readonly DisputeSide[] {
  if (asks === 'both') return ['client', 'worker'];
  return asks === null ? [] : [asks];
}

/** What may be decided of a job that was done, and of a booking that was cancelled for a fee. */
export function outcomesOf(status: 'completed' | 'cancelled'): readonly DisputeOutcome[] {
  return status === 'cancelled'
    ? ['cancel_fee', 'partial_refund', 'pay_worker']
    : ['full_refund', 'partial_refund', 'pay_worker'];
}
