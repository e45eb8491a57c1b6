import type { CancellationCause } from '../events/booking.ts';
import { DAY_MS, HOUR_MS } from '../manila-time.ts';
import type { Settings } from '../platform/settings.ts';
import type { BookingStatus, ExtraStatus, Guard, Party, QuoteStatus } from './lifecycle.ts';
import { promiseGuards, type PromiseRule } from './promise-guards.ts';

/** What of a booking the rules look at. Instants in ISO 8601. */
export type BookingFacts = {
  status: BookingStatus;
  startsAt: string;
  endsAt: string;
  /** When an unanswered request expires. */
  answerBy: string;
  completedAt: string | null;
  reviewed: boolean;
  clientId: string;
  /** null while the booking is open to all. */
  workerId: string | null;
  /** Workers who said no to an open booking. */
  declinedBy: readonly string[];
  /** How often the client changed what workers decide by, and 1. */
  requestVersion: number;
  quotes: readonly {
    workerId: string;
    status: QuoteStatus;
    validUntil: string;
    /** The version of the request that it is for. */ requestVersion: number;
  }[];
  /** The new time that one side asks for and the other has not answered. */
  reschedule: { by: 'client' | 'worker'; startsAt: string } | null;
  extras: readonly { status: ExtraStatus }[];
  cancelledBy: 'client' | 'worker' | 'admin' | 'policy' | null;
  cancelledAt: string | null;
  cause: CancellationCause | null;
  arrivedAt: string | null;
  /** One side said that the other isn't there; `answeredAt`: that one said otherwise. */
  noShow: NoShow | null;
  /** What became of a booking that was called off as a no-show. */
  noShowCase: 'disputed' | 'upheld' | 'waived' | null;
  /** Both sides were asked what became of it. */
  askedOverdue: 'unstarted' | 'unfinished' | null;
  /** The new booking by which the others were asked after this one came to nothing. */
  rebookedAs: string | null;
};

export type NoShow = {
  by: 'client' | 'worker';
  reportedAt: string;
  answerBy: string | null;
  answeredAt: string | null;
};

/** Who acts: their party, and which worker they are, if they are one. */
export type Actor = { party: Party; workerId: string | null };

export type Rules = Pick<Settings, 'arrivalWindowHours' | 'reviewWithinDays' | PromiseRule>;

export type Check = (booking: BookingFacts, now: string, rules: Rules, actor: Actor) => boolean;

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
const open = ({ quotes }: BookingFacts) => quotes.filter(({ status }) => status === 'open');
const ownIsOpen = (booking: BookingFacts, { workerId }: Actor) =>
  open(booking).some((quote) => quote.workerId === workerId);
const hasRunOut = (booking: BookingFacts, now: string) =>
  open(booking).some(({ validUntil }) => !isBefore(now, validUntil));
const waitsFor = ({ reschedule }: BookingFacts, { party }: Actor) => reschedule !== null && reschedule.by !== party;

/** A quote that has run out is open until the platform closes it, one for an older request until it is confirmed; neither can be accepted. */
export const guards: Record<Guard, Check> = {
  'before the answer is due': (booking, now) => isBefore(now, booking.answerBy),
  'when the answer is overdue': (booking, now) => !isBefore(now, booking.answerBy),
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
  'when the only open quote has run out': (booking, now) => hasRunOut(booking, now) && open(booking).length === 1,
  'when one of several open quotes has run out': (booking, now) => hasRunOut(booking, now) && open(booking).length > 1,
  'while a new time to come waits for this side': (booking, now, _rules, actor) =>
    waitsFor(booking, actor) && isBefore(now, booking.reschedule?.startsAt ?? now),
  'while a new time waits for this side': (booking, _now, _rules, actor) => waitsFor(booking, actor),
  'while an extra waits': ({ extras }) => extras.some(({ status }) => status === 'open'),
  'from the arrival window on': (booking, now, rules) =>
    Date.parse(now) >= Date.parse(booking.startsAt) - rules.arrivalWindowHours * HOUR_MS,
  'once, unless the client called it off': ({ cancelledBy, rebookedAs, cause }) =>
    rebookedAs === null && cause !== 'client_no_show' && (cancelledBy !== 'client' || cause === 'worker_no_show'),
  ...promiseGuards,
  'once, within the review window': (booking, now, rules) =>
    !booking.reviewed &&
    booking.completedAt !== null &&
    Date.parse(now) <= Date.parse(booking.completedAt) + rules.reviewWithinDays * DAY_MS,
};
