import type { Booking } from '../booking/booking-state.ts';
import { absentSide } from '../booking/guards.ts';
import { DAY_MS, HOUR_MS } from '../manila-time.ts';
import type { Settings } from '../platform/settings.ts';
import type { Dispute } from './dispute-fold.ts';
import {
  APPEAL_WITHIN_DAYS,
  DECIDE_WITHIN_DAYS,
  type Disputed,
  type DisputeAction,
  disputeActions,
  type DisputeParty,
  type DisputeSide,
  type DisputeStatus,
  disputeTransitions,
  MOST_MESSAGES_OF_A_SIDE,
  MOST_OPENINGS,
} from './lifecycle.ts';

type Disputable = Pick<
  Booking,
  'status' | 'completion' | 'cancellation' | 'worker' | 'startsAt' | 'endsAt' | 'noShowCase'
>;
type Rules = Pick<Settings, 'disputeJobDays' | 'disputeWithinHours'>;

/** When a booking can be disputed, as instants; `from` null: at once. */
export type DisputeWindow = { from: string | null; until: string };

/**
 * When a booking can be disputed: while its job is under way, after completion, after a cancellation with a fee, or
 * after a no-show; else null.
 */
export function disputeWindow(booking: Disputable, { disputeJobDays, ...rules }: Rules): DisputeWindow | null {
  const { status, completion, cancellation, worker, endsAt } = booking;
  if (!worker) return null;
  const until = (since: string) => daysAfter(since, disputeJobDays);
  if (status === 'in_progress') return { from: null, until: until(endsAt) };
  if (status === 'completed') return completion && { from: null, until: until(completion.at) };
  const at = cancellation?.at;
  if (status !== 'cancelled' || at === undefined) return null;
  if (isNoShow(booking)) return noShowWindow(booking, { at, until: until(at) }, rules);
  return (cancellation?.feeCentavos ?? 0) > 0 ? { from: null, until: until(at) } : null;
}

/**
 * For `disputeWithinHours` the side reported absent can only contradict on the booking (docs/decisions/no-shows.md). After
 * that, or once staff uphold the no-show, either side may open a dispute.
 */
function noShowWindow(
  { noShowCase }: Pick<Disputable, 'noShowCase'>,
  { at, until }: { at: string; until: string },
  { disputeWithinHours }: Pick<Rules, 'disputeWithinHours'>,
): DisputeWindow | null {
  if (noShowCase === 'disputed' || noShowCase === 'waived') return null;
  if (noShowCase === 'upheld') return { from: null, until };
  return { from: new Date(Date.parse(at) + disputeWithinHours * HOUR_MS).toISOString(), until };
}

/** The end of the window if it is open now; else null. */
export function openToDispute(window: DisputeWindow | null, now: string): string | null {
  if (!window || (window.from !== null && Date.parse(now) < Date.parse(window.from))) return null;
  return Date.parse(now) <= Date.parse(window.until) ? window.until : null;
}

/** A side was reported absent. */
export function isNoShow({ cancellation }: Pick<Booking, 'cancellation'>): boolean {
  return absentSide(cancellation) !== null;
}

/** The subject of a dispute of this booking; null when none is possible. */
export function disputedOf(booking: Pick<Booking, 'status' | 'cancellation'>): Disputed | null {
  if (booking.status === 'in_progress' || booking.status === 'completed') return 'job';
  if (booking.status !== 'cancelled') return null;
  return isNoShow(booking) ? 'no_show' : 'fee';
}

/** `isOnlyJudge`: no other staff member could decide this appeal. */
export type DisputeActor = { party: DisputeParty; accountId: string; isOnlyJudge?: boolean };

/** The person's party in the dispute; null without any part in it. */
export function disputePartyOf(
  { clientId, workerAccountId }: Pick<Dispute, 'clientId' | 'workerAccountId'>,
  { accountId, role }: { accountId: string; role: string },
): DisputeParty | null {
  if (role === 'admin') return 'staff';
  if (accountId === clientId) return 'client';
  return accountId === workerAccountId ? 'worker' : null;
}

/** Whether the table permits the action now. */
export function mayActOnDispute(action: DisputeAction, dispute: Dispute, actor: DisputeActor, now: string): boolean {
  const { by, from }: { by: readonly DisputeParty[]; from: readonly DisputeStatus[] } = disputeTransitions[action];
  if (!by.includes(actor.party) || !from.includes(dispute.status)) return false;
  switch (action) {
    case 'withdraw':
      return dispute.openedBy === actor.party;
    case 'decide':
      return isReady(dispute, now) && mayJudge(dispute, actor, now);
    case 'accept':
    case 'appeal':
      return (
        dispute.appealBy !== null &&
        Date.parse(now) < Date.parse(dispute.appealBy) &&
        !dispute.acceptedBy.some((side) => side === actor.party)
      );
    case 'say':
      return mayAddMessage(dispute, actor);
  }
}

/** Staff may not ask in a dispute of their own. */
function mayAddMessage(dispute: Dispute, { party, accountId }: DisputeActor): boolean {
  if (party === 'staff') return !isPartyOf(dispute, accountId);
  return dispute.messages.filter(({ by }) => by === party).length < MOST_MESSAGES_OF_A_SIDE;
}

/** After a withdrawal. */
export function mayReopen({ status, openings }: Pick<Dispute, 'status' | 'openings'>, side: DisputeSide): boolean {
  return status === 'withdrawn' && openings[side] < MOST_OPENINGS;
}

/** The other side has answered, or had time to: no decision before that. */
export function isReady({ answeredAt, answerBy }: Pick<Dispute, 'answeredAt' | 'answerBy'>, now: string): boolean {
  return answeredAt !== null || Date.parse(now) >= Date.parse(answerBy);
}

/**
 * Whether this admin may judge: not a party to the dispute, and not the one who decided before, unless no other admin
 * did within the period.
 */
function mayJudge(dispute: Dispute, { accountId, isOnlyJudge = false }: DisputeActor, now: string): boolean {
  if (isPartyOf(dispute, accountId)) return false;
  if (!hasDecided(dispute, accountId)) return true;
  const until = decideBy(dispute);
  return isOnlyJudge && until !== null && Date.parse(now) >= Date.parse(until);
}

/** A party to the dispute may not judge it, in any later role. */
export function isPartyOf(
  { clientId, workerAccountId }: Pick<Dispute, 'clientId' | 'workerAccountId'>,
  accountId: string,
) {
  return accountId === clientId || accountId === workerAccountId;
}

/** Whether this admin made the appealed decision. */
export function hasDecided({ decisions }: Pick<Dispute, 'decisions'>, accountId: string): boolean {
  return decisions.some(({ decidedBy }) => decidedBy.accountId === accountId);
}

/** By when staff intend to decide; null when they have nothing to decide. */
export function decideBy({ status, answeredAt, answerBy, reopened, appealedAt }: Dispute): string | null {
  if (status === 'appealed') return appealedAt && daysAfter(appealedAt, APPEAL_WITHIN_DAYS);
  if (status !== 'open') return null;
  return daysAfter(reopened?.at ?? answeredAt ?? answerBy, DECIDE_WITHIN_DAYS);
}

function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/** In table order. Part of every dispute view, so that screens never derive it. */
export function allowedDisputeActions(dispute: Dispute, actor: DisputeActor, now: string): DisputeAction[] {
  return disputeActions.filter((action) => mayActOnDispute(action, dispute, actor, now));
}

/** Parties that must act; empty when it is over. After a decision, a side that has not accepted it may appeal. */
export function waitsFor(dispute: Dispute, now: string): readonly DisputeParty[] {
  const { status, asked, openedBy, acceptedBy } = dispute;
  if (status === 'settled' || status === 'withdrawn') return [];
  if (status === 'decided') return sides.filter((side) => !acceptedBy.includes(side));
  if (asked.length > 0) return asked;
  if (status === 'open' && !isReady(dispute, now)) return [openedBy === 'client' ? 'worker' : 'client'];
  return ['staff'];
}

const sides: readonly DisputeSide[] = ['client', 'worker'];
