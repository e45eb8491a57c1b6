import type { Booking } from '../booking/booking-state.ts';
import { absentee } from '../booking/guards.ts';
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

/** From when (null: at once) until when a booking can be disputed. Instants. */
export type DisputeWindow = { from: string | null; until: string };

/**
 * When the job of a booking can be disputed, if it can at all: while it is under way, once it was done, was cancelled for a
 * fee, or was called off as a no-show; else null.
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
 * Who is said not to have come has a short way first: they say so on the booking itself (docs/decisions/no-shows.md). Once
 * its day is over, or staff have let it count, either side may dispute it here.
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

/** Until when it can be disputed at this moment; null where it can't be. */
export function openToDispute(window: DisputeWindow | null, now: string): string | null {
  if (!window || (window.from !== null && Date.parse(now) < Date.parse(window.from))) return null;
  return Date.parse(now) <= Date.parse(window.until) ? window.until : null;
}

/** Somebody is said not to have come. */
export function isNoShow({ cancellation }: Pick<Booking, 'cancellation'>): boolean {
  return absentee(cancellation) !== null;
}

/** What a dispute of this booking is about; null where it can't have one. */
export function disputedOf(booking: Pick<Booking, 'status' | 'cancellation'>): Disputed | null {
  if (booking.status === 'in_progress' || booking.status === 'completed') return 'job';
  if (booking.status !== 'cancelled') return null;
  return isNoShow(booking) ? 'no_show' : 'fee';
}

/** `isOnlyJudge`: of staff nobody else could decide this appeal. */
export type DisputeActor = { party: DisputeParty; accountId: string; isOnlyJudge?: boolean };

/** How this person stands to a dispute; null when it is none of their business. */
export function disputePartyOf(
  { clientId, workerAccountId }: Pick<Dispute, 'clientId' | 'workerAccountId'>,
  { accountId, role }: { accountId: string; role: string },
): DisputeParty | null {
  if (role === 'admin') return 'staff';
  if (accountId === clientId) return 'client';
  return accountId === workerAccountId ? 'worker' : null;
}

/** Whether the table lets this person do it at this moment. */
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
      return maySay(dispute, actor);
  }
}

/** Staff ask in nobody's dispute that is their own. */
function maySay(dispute: Dispute, { party, accountId }: DisputeActor): boolean {
  if (party === 'staff') return !isPartyOf(dispute, accountId);
  return dispute.messages.filter(({ by }) => by === party).length < MOST_MESSAGES_OF_A_SIDE;
}

/** Once it was taken back. */
export function mayOpenAgain({ status, openings }: Pick<Dispute, 'status' | 'openings'>, side: DisputeSide): boolean {
  return status === 'withdrawn' && openings[side] < MOST_OPENINGS;
}

/** Nobody is judged unheard: the other side has answered, or had the time to. */
export function isReady({ answeredAt, answerBy }: Pick<Dispute, 'answeredAt' | 'answerBy'>, now: string): boolean {
  return answeredAt !== null || Date.parse(now) >= Date.parse(answerBy);
}

/** Not one of the two whose dispute it is, nor whoever decided it before: unless nobody else did within the days for it. */
function mayJudge(dispute: Dispute, { accountId, isOnlyJudge = false }: DisputeActor, now: string): boolean {
  if (isPartyOf(dispute, accountId)) return false;
  if (!hasDecided(dispute, accountId)) return true;
  const until = decideBy(dispute);
  return isOnlyJudge && until !== null && Date.parse(now) >= Date.parse(until);
}

/** Nobody judges their own dispute, whatever they became since. */
export function isPartyOf(
  { clientId, workerAccountId }: Pick<Dispute, 'clientId' | 'workerAccountId'>,
  accountId: string,
) {
  return accountId === clientId || accountId === workerAccountId;
}

/** Whether this admin made the decision that is appealed. */
export function hasDecided({ decisions }: Pick<Dispute, 'decisions'>, accountId: string): boolean {
  return decisions.some(({ decidedBy }) => decidedBy.accountId === accountId);
}

/** By when staff mean to decide; null while they have nothing to. */
export function decideBy({ status, answeredAt, answerBy, reopened, appealedAt }: Dispute): string | null {
  if (status === 'appealed') return appealedAt && daysAfter(appealedAt, APPEAL_WITHIN_DAYS);
  if (status !== 'open') return null;
  return daysAfter(reopened?.at ?? answeredAt ?? answerBy, DECIDE_WITHIN_DAYS);
}

function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/** In the order of the table; part of every dispute's view, so that no screen guesses. */
export function allowedDisputeActions(dispute: Dispute, actor: DisputeActor, now: string): DisputeAction[] {
  return disputeActions.filter((action) => mayActOnDispute(action, dispute, actor, now));
}

/** Whose turn it is; `nobody` once it is over. Of a decision, whoever has not accepted it yet may appeal. */
export function waitsFor(dispute: Dispute, now: string): readonly DisputeParty[] {
  const { status, asked, openedBy, acceptedBy } = dispute;
  if (status === 'settled' || status === 'withdrawn') return [];
  if (status === 'decided') return sides.filter((side) => !acceptedBy.includes(side));
  if (asked.length > 0) return asked;
  if (status === 'open' && !isReady(dispute, now)) return [openedBy === 'client' ? 'worker' : 'client'];
  return ['staff'];
}

const sides: readonly DisputeSide[] = ['client', 'worker'];
