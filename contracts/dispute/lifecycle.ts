/** The dispute lifecycle as data (docs/decisions/disputes.md), used by the decider, the buttons and the tests. */

export const disputeReasons = ['not_done', 'damage', 'price', 'no_show', 'behaviour'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/**
 * `cancel_fee`: the fee of a cancelled booking is not owed. `no_show_waived`: the no-show does not count and costs
 * nothing. `no_show_upheld`: it counts, with its fee.
 */
export const disputeOutcomes = [
  'full_refund',
  'partial_refund',
  'pay_worker',
  'cancel_fee',
  'no_show_waived',
  'no_show_upheld',
] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/**
 * `decided`: appeal is possible, and no money moves yet. `settled`: the decision is final. `withdrawn`: the opener
 * withdrew it; it may be opened again.
 */
export const disputeStatuses = ['open', 'decided', 'appealed', 'settled', 'withdrawn'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Statuses in which the booking's payout lines are held. */
export const holdingStatuses: readonly DisputeStatus[] = ['open', 'decided', 'appealed'];
/** Statuses in which staff must decide. */
export const decidableStatuses: readonly DisputeStatus[] = ['open', 'appealed'];

/** Target for the decision after both sides have answered. */
export const DECIDE_WITHIN_DAYS = 3;
/**
 * Target for another admin's decision on an appeal, shown to the appellant. Without another admin by then, the first
 * one reviews it: money must not wait forever.
 */
export const APPEAL_WITHIN_DAYS = 5;
/** How often each side may open the dispute of one job: each time the other side is mailed and money is held again. */
export const MOST_OPENINGS = 3;
/** Maximum number of messages per side and dispute; each is mailed to the other side. */
export const MOST_MESSAGES_OF_A_SIDE = 100;
/** The other side is reminded this long before its deadline. */
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

/** The sides that a staff message asks; empty for a statement. */
export function questionedSides(asks: DisputeSide | 'both' | null): readonly DisputeSide[] {
  if (asks === 'both') return ['client', 'worker'];
  return asks === null ? [] : [asks];
}

/** The subject of a dispute: a completed or current job, the fee of a cancelled one, or a no-show. */
export type Disputed = 'job' | 'fee' | 'no_show';

const outcomes: Readonly<Record<Disputed, readonly DisputeOutcome[]>> = {
  job: ['full_refund', 'partial_refund', 'pay_worker'],
  fee: ['cancel_fee', 'partial_refund', 'pay_worker'],
  no_show: ['no_show_waived', 'partial_refund', 'no_show_upheld'],
};

/** Possible decisions. A no-show without a fee has no partial refund. `dueCentavos`: the amount due for it. */
export function outcomesOf(disputed: Disputed, dueCentavos: number): readonly DisputeOutcome[] {
  const all = outcomes[disputed];
  return disputed === 'no_show' && dueCentavos === 0 ? all.filter((outcome) => outcome !== 'partial_refund') : all;
}

/** Outcomes that reduce nothing. */
const takingNothing: readonly DisputeOutcome[] = ['pay_worker', 'no_show_upheld'];

/** Reduction of the amount due by an outcome. Centavos. */
export function waivedByOutcome(outcome: DisputeOutcome, dueCentavos: number, partCentavos: number | null): number {
  if (takingNothing.includes(outcome)) return 0;
  return outcome === 'partial_refund' ? Math.min(partCentavos ?? 0, dueCentavos) : dueCentavos;
}
