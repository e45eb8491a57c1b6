import { DAY_MS, HOUR_MS, MINUTE_MS } from '../manila-time.ts';
import type { Settings } from '../platform/settings.ts';
import { answerDue } from './answer-due.ts';
import type { Actor, BookingFacts, Check, NoShowRule } from './booking-facts.ts';
import type { Guard, Party } from './lifecycle.ts';

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
const open = ({ quotes }: BookingFacts) => quotes.filter(({ status }) => status === 'open');
const ownIsOpen = (booking: BookingFacts, { workerId }: Actor) =>
  open(booking).some((quote) => quote.worker.workerId === workerId);
const isExpired = (booking: BookingFacts, now: string) =>
  open(booking).some(({ validUntil }) => !isBefore(now, validUntil));
const waitsFor = ({ reschedule }: BookingFacts, { party }: Actor) => reschedule !== null && reschedule.by !== party;

const isOverdue = (booking: BookingFacts, now: string) => !isBefore(now, answerDue(booking));

function isAskingOthersNext(
  { thenAskOthers, workerId, startsAt }: BookingFacts,
  now: string,
  { openBookings }: Pick<Settings, 'openBookings'>,
): boolean {
  return thenAskOthers && workerId !== null && openBookings && isBefore(now, startsAt);
}

/** Whether the request can go back to the worker asked first: they have not declined, and no other quote is open. */
function canNarrow(booking: BookingFacts, now: string): boolean {
  const { asked, workerId, declinedBy, startsAt } = booking;
  return (
    asked !== null &&
    workerId === null &&
    !declinedBy.includes(asked.workerId) &&
    open(booking).every(({ worker }) => worker.workerId === asked.workerId) &&
    isBefore(now, startsAt)
  );
}

// No-shows, lateness and overdue jobs (docs/decisions/no-shows.md).

type NoShowRules = Pick<Settings, NoShowRule>;

const ms = (instant: string) => Date.parse(instant);

/** From then on the client may report the worker absent and leave. */
export function lateFrom({ startsAt }: Pick<BookingFacts, 'startsAt'>, { noShowAfterMinutes }: NoShowRules): number {
  return ms(startsAt) + noShowAfterMinutes * MINUTE_MS;
}

/** From then on a worker at the door may report the client absent. A late worker waits as long as a punctual one. */
function waitedUntil({ startsAt, arrivedAt }: BookingFacts, { noShowAfterMinutes }: NoShowRules): number {
  return Math.max(ms(startsAt), ms(arrivedAt ?? startsAt)) + noShowAfterMinutes * MINUTE_MS;
}

/** This side's report is unanswered, or was answered too recently to be repeated. */
function isRepeatedReport(
  booking: BookingFacts,
  now: string,
  { noShowAfterMinutes }: NoShowRules,
  { party }: Actor,
): boolean {
  const isAtTheDoor = booking.status === 'arrived';
  const own = reportsOfStart(booking).findLast(({ by, atTheDoor }) => by === party && atTheDoor === isAtTheDoor);
  if (!own) return false;
  return own.answeredAt === null || ms(now) < ms(own.answeredAt) + noShowAfterMinutes * MINUTE_MS;
}

/** Reports about the current start. */
function reportsOfStart({ noShowReports, startsAt }: Pick<BookingFacts, 'noShowReports' | 'startsAt'>) {
  return noShowReports.filter((report) => report.startsAt === startsAt);
}

/** Whether a report contradicts the other side's: the client's when the worker has reported their arrival. */
export function contradicts(booking: BookingFacts, by: 'client' | 'worker'): boolean {
  if (by === 'client') return booking.status === 'arrived';
  return reportsOfStart(booking).some((report) => report.by === 'client');
}

const isStaffReview = ({ status, noShowCase }: BookingFacts) => status === 'arrived' && noShowCase === 'disputed';

/**
 * When both sides are asked for the outcome: soon after the start of a job that did not begin, some time after the end
 * of one under way.
 */
export function overdueFrom(booking: Pick<BookingFacts, 'status' | 'startsAt' | 'endsAt'>, rules: NoShowRules): number {
  return booking.status === 'accepted'
    ? lateFrom(booking, rules)
    : ms(booking.endsAt) + rules.overdueAfterMinutes * MINUTE_MS;
}

/** When it is closed without an answer, in ms. */
export function closingTimeMs({ endsAt }: Pick<BookingFacts, 'endsAt'>, { closeOverdueHours }: NoShowRules): number {
  return ms(endsAt) + closeOverdueHours * HOUR_MS;
}

/** The side reported absent in a booking cancelled as a no-show. */
export function absentSide(cancellation: BookingFacts['cancellation']): 'client' | 'worker' | null {
  if (cancellation?.cause === 'worker_no_show') return 'worker';
  return cancellation?.cause === 'client_no_show' ? 'client' : null;
}

function canAskOthers({ cancellation, rebookedAs }: BookingFacts): boolean {
  return (
    rebookedAs === null &&
    cancellation?.cause !== 'client_no_show' &&
    (cancellation?.by !== 'client' || cancellation.cause === 'worker_no_show')
  );
}

const stageOf = ({ status }: BookingFacts) => (status === 'in_progress' ? 'unfinished' : 'unstarted');
const isOther = (by: 'client' | 'worker', party: Party) => (party === 'client' || party === 'worker') && by !== party;

/**
 * An expired quote stays open until the platform closes it; one for an older request, until it is confirmed. Neither
 * can be accepted.
 */
export const guards: Record<Guard, Check> = {
  'before the answer is due, unless its price is fixed': (booking, now) =>
    booking.package === undefined && isBefore(now, booking.answerBy),
  'when the answer is overdue, and others are not asked next': (booking, now, rules) =>
    isOverdue(booking, now) && !isAskingOthersNext(booking, now, rules),
  'when the answer is overdue, and others are asked next': (booking, now, rules) =>
    isOverdue(booking, now) && isAskingOthersNext(booking, now, rules),
  'while others are asked next': isAskingOthersNext,
  'while only the worker asked first has answered': canNarrow,
  'while a quote is valid': (booking, now) =>
    open(booking).some(
      ({ validUntil, requestVersion }) => requestVersion === booking.requestVersion && isBefore(now, validUntil),
    ),
  'while one worker is asked': ({ workerId }) => workerId !== null,
  'while one quote is open': (booking) => open(booking).length === 1,
  'while several quotes are open': (booking) => open(booking).length > 1,
  'while one’s own quote is the only one open': (booking, _now, _rules, actor) =>
    ownIsOpen(booking, actor) && open(booking).length === 1,
  'while one’s own quote is one of several open': (booking, _now, _rules, actor) =>
    ownIsOpen(booking, actor) && open(booking).length > 1,
  'when the only open quote has expired': (booking, now) => isExpired(booking, now) && open(booking).length === 1,
  'when one of several open quotes has expired': (booking, now) => isExpired(booking, now) && open(booking).length > 1,
  'while a future new time waits for this side’s answer': (booking, now, _rules, actor) =>
    waitsFor(booking, actor) && isBefore(now, booking.reschedule?.startsAt ?? now),
  'while a new time waits for this side’s answer': (booking, _now, _rules, actor) => waitsFor(booking, actor),
  'while this side’s own proposed time waits': ({ reschedule }, _now, _rules, { party }) => reschedule?.by === party,
  'while an extra waits for an answer': ({ extras }) => extras.some(({ status }) => status === 'open'),
  'from the arrival window on': (booking, now, rules) =>
    Date.parse(now) >= Date.parse(booking.startsAt) - rules.arrivalWindowHours * HOUR_MS,
  'once, unless the client cancelled': canAskOthers,
  'once, while the others can still be asked': (booking) => canAskOthers(booking) && booking.isDismissed !== true,
  'once the worker is late': (booking, now, rules) => ms(now) >= lateFrom(booking, rules),
  'once the worker is late, unless just reported': (booking, now, rules, actor) =>
    ms(now) >= lateFrom(booking, rules) && !isRepeatedReport(booking, now, rules, actor),
  'after the waiting time, unless just reported': (booking, now, rules, actor) =>
    ms(now) >= waitedUntil(booking, rules) && !isRepeatedReport(booking, now, rules, actor),
  'unless staff review the no-show': (booking) => !isStaffReview(booking),
  'while staff review the no-show': isStaffReview,
  'while the other side reports this one absent': ({ noShow }, _now, _rules, { party }) =>
    noShow !== null && noShow.answeredAt === null && isOther(noShow.by, party),
  'after the answer deadline': ({ noShow, noShowCase }, now) =>
    noShow !== null &&
    noShowCase === null &&
    noShow.answerBy !== null &&
    noShow.answeredAt === null &&
    ms(now) >= ms(noShow.answerBy),
  'while this side can dispute its no-show': ({ cancellation, noShowCase }, now, { disputeWithinHours }, { party }) =>
    noShowCase === null &&
    absentSide(cancellation) === party &&
    ms(now) < ms(cancellation?.at ?? now) + disputeWithinHours * HOUR_MS,
  'while a no-show is not settled': ({ cancellation, noShowCase }) =>
    absentSide(cancellation) !== null && (noShowCase === null || noShowCase === 'disputed'),
  'when the job is overdue': (booking, now, rules) => ms(now) >= overdueFrom(booking, rules),
  'when the job is overdue, before both sides are asked': (booking, now, rules) =>
    booking.askedOverdue !== stageOf(booking) && ms(now) >= overdueFrom(booking, rules),
  'when the job is overdue for too long': (booking, now, rules) =>
    !isStaffReview(booking) && ms(now) >= closingTimeMs(booking, rules),
  'before the start': ({ startsAt }, now) => ms(now) < ms(startsAt),
  'once, within the review window': (booking, now, rules) =>
    booking.review === null &&
    booking.fullyRefunded !== true &&
    booking.completion !== null &&
    Date.parse(now) <= Date.parse(booking.completion.at) + rules.reviewWithinDays * DAY_MS,
};
