import { DAY_MS, HOUR_MS } from '../manila-time.ts';
import type { Actor, BookingFacts, Check } from './booking-facts.ts';
import type { Guard } from './lifecycle.ts';
import { noShowGuards } from './no-show-guards.ts';

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
const open = ({ quotes }: BookingFacts) => quotes.filter(({ status }) => status === 'open');
const ownIsOpen = (booking: BookingFacts, { workerId }: Actor) =>
  open(booking).some((quote) => quote.worker.workerId === workerId);
const hasRunOut = (booking: BookingFacts, now: string) =>
  open(booking).some(({ validUntil }) => !isBefore(now, validUntil));
const waitsFor = ({ reschedule }: BookingFacts, { party }: Actor) => reschedule !== null && reschedule.by !== party;

/**
 * A quote that has run out is open until the platform closes it, one for an older request until it is confirmed;
 * neither can be accepted.
 */
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
  'once, unless the client called it off': ({ cancellation, rebookedAs }) =>
    rebookedAs === null &&
    cancellation?.cause !== 'client_no_show' &&
    (cancellation?.by !== 'client' || cancellation.cause === 'worker_no_show'),
  ...noShowGuards,
  'once, within the review window': (booking, now, rules) =>
    booking.review === null &&
    booking.completion !== null &&
    Date.parse(now) <= Date.parse(booking.completion.at) + rules.reviewWithinDays * DAY_MS,
};
