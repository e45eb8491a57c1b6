/** A dispute's life as data (docs/decisions/disputes.md): the decider, the buttons and the tests read these tables. */

export const disputeReasons = ['not_done', 'damage', 'price', 'no_show', 'behaviour'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/**
 * `cancel_fee`: of a booking that was cancelled, its fee isn't owed after all. `no_show_waived`: it counts against nobody, and
 * costs nothing; `no_show_upheld`: it stands, with its fee.
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
/** So often each side may open the dispute of a job that it took back: each time the other is mailed, and money held anew. */
export const MOST_OPENINGS = 3;
/** So much each side may say in one; each word is a mail to the other. */
export const MOST_MESSAGES_OF_A_SIDE = 100;
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

/** What is disputed: a job that was done or is under way, the fee of one that was cancelled, or that somebody didn't come. */
export type Disputed = 'job' | 'fee' | 'no_show';

const outcomes: Readonly<Record<Disputed, readonly DisputeOutcome[]>> = {
  job: ['full_refund', 'partial_refund', 'pay_worker'],
  fee: ['cancel_fee', 'partial_refund', 'pay_worker'],
  no_show: ['no_show_waived', 'partial_refund', 'no_show_upheld'],
};

/** What may be decided; of a no-show that costs nothing there is no part to give back. `dueCentavos`: what is owed for it. */
export function outcomesOf(disputed: Disputed, dueCentavos: number): readonly DisputeOutcome[] {
  const all = outcomes[disputed];
  return disputed === 'no_show' && dueCentavos === 0 ? all.filter((outcome) => outcome !== 'partial_refund') : all;
}

/** By which nobody owes less. */
const takingNothing: readonly DisputeOutcome[] = ['pay_worker', 'no_show_upheld'];

/** How much less the client pays by an outcome, of all that is owed. Centavos. */
export function waivedByOutcome(outcome: DisputeOutcome, dueCentavos: number, partCentavos: number | null): number {
  if (takingNothing.includes(outcome)) return 0;
  return outcome === 'partial_refund' ? Math.min(partCentavos ?? 0, dueCentavos) : dueCentavos;
}
