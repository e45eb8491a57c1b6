import { actorOf, type Viewer } from '#contracts/booking/allowed-actions.ts';
import type { BookingAction, Guard, Party } from '#contracts/booking/lifecycle.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Decision } from '../../command-handling/decision.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import {
  accepted,
  dayAfterEnd,
  afterTheJob,
  answerDeadline,
  arrived,
  arrivedInTime,
  beforeStart,
  cancelled,
  cancelledByWorker,
  completed,
  declined,
  edited,
  expired,
  extraOf,
  jun,
  late,
  nestor,
  noShowOf,
  noShowReportedBy,
  contradiction,
  offerOf,
  overdue,
  overdueEvent,
  openRequest,
  proposalBy,
  quoteEndsAt,
  request,
  requested,
  requestedAt,
  started,
  dayBeforeStart,
  urgentAnswerDue,
  urgentRequest,
  widened,
} from './booking-fixture.ts';
import type { viewers } from './booking-fixture.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../decider.ts';
import type { Acting, BookingCommand, FollowUp } from '../commands.ts';

/** Cases of the table-driven tests: states of a booking, and each action as a command of one person. */

export const given = (events: readonly BookingEvent[]): BookingState =>
  events.reduce(bookingDecider.evolve, bookingDecider.initialState);
export const acting = (viewer: Viewer, now = dayBeforeStart): Acting => ({ viewer, now, settings: defaultSettings });

type Who = Exclude<keyof typeof viewers, 'stranger'> | 'policy';
type Holds = Partial<Record<Who, readonly Guard[]>>;
/** `holds`: conditions of the transition table that are true in this state, by person. */
type LifecycleCase = { name: string; events: readonly BookingEvent[]; now: string; holds: Holds };

const answerDue = '2026-11-17T11:42:00.000Z';
const early: Guard = 'before the answer is due, unless its price is fixed';
const named: Guard = 'while one worker is asked';
const othersNext: Guard = 'while others are asked next';
const waiting: Holds = { worker: [early], candidate: [early] };
const askedOne: Holds = { ...waiting, client: [named], policy: [named] };
const valid: Guard = 'while a quote is valid';
const onlyOwn: Guard = 'while one’s own quote is the only one open';
const ownOfSeveral: Guard = 'while one’s own quote is one of several open';
const cameToNothing: Holds = {
  client: ['once, unless the client cancelled', 'once, while the others can still be asked'],
};
const newTime: readonly Guard[] = [
  'while a future new time waits for this side’s answer',
  'while a new time waits for this side’s answer',
];
const ownTime: Guard = 'while this side’s own proposed time waits';
const arrivalTime: Guard = 'from the arrival window on';
const toCome: Holds = { policy: ['before the start'] };
const isLate: Guard = 'once the worker is late';
const mayReport: Guard = 'once the worker is late, unless just reported';
const mayAnswer: Guard = 'while the other side reports this one absent';
const mayDispute: Guard = 'while this side can dispute its no-show';
const notLookedAt: Guard = 'unless staff review the no-show';
const notAsked: Guard = 'when the job is overdue, before both sides are asked';

export const lifecycleCases: readonly LifecycleCase[] = [
  { name: 'pending', events: [requested], now: dayBeforeStart, holds: askedOne },
  {
    name: 'pending and overdue',
    events: [requested],
    now: answerDue,
    holds: { client: [named], policy: [named, 'when the answer is overdue, and others are not asked next'] },
  },
  {
    name: 'pending, and others are asked next',
    events: [urgentRequest],
    now: requestedAt,
    holds: {
      client: [named, othersNext],
      worker: [early, othersNext],
      candidate: [early],
      policy: [named, othersNext],
    },
  },
  {
    name: 'pending for too long, and others are asked next',
    events: [urgentRequest],
    now: urgentAnswerDue,
    holds: {
      client: [named, othersNext],
      worker: [early, othersNext],
      policy: [named, othersNext, 'when the answer is overdue, and others are asked next'],
    },
  },
  {
    name: 'quoted by the one who was asked, and others are asked next',
    events: [urgentRequest, offerOf(jun, 'q1')],
    now: urgentAnswerDue,
    holds: {
      client: [valid, 'while one quote is open', named, othersNext],
      worker: [early, onlyOwn, othersNext],
      policy: [named, othersNext],
    },
  },
  { name: 'pending, and changed', events: [requested, edited], now: dayBeforeStart, holds: askedOne },
  {
    name: 'opened to all',
    events: [requested, widened],
    now: dayBeforeStart,
    holds: { ...waiting, client: ['while only the worker asked first has answered'] },
  },
  { name: 'open', events: [openRequest], now: dayBeforeStart, holds: waiting },
  {
    name: 'quoted by the one who was asked',
    events: [requested, offerOf(jun, 'q1')],
    now: dayBeforeStart,
    holds: { client: [valid, 'while one quote is open', named], worker: [early, onlyOwn], policy: [named] },
  },
  {
    name: 'quoted, and changed since',
    events: [requested, offerOf(jun, 'q1'), edited],
    now: dayBeforeStart,
    holds: { client: ['while one quote is open', named], worker: [early, onlyOwn], policy: [named] },
  },
  {
    name: 'quoted by a candidate',
    events: [openRequest, offerOf(nestor, 'q1')],
    now: dayBeforeStart,
    holds: { client: [valid, 'while one quote is open'], candidate: [early, onlyOwn], worker: [early] },
  },
  {
    name: 'quoted by two candidates',
    events: [openRequest, offerOf(jun, 'q1'), offerOf(nestor, 'q2')],
    now: dayBeforeStart,
    holds: {
      client: [valid, 'while several quotes are open'],
      candidate: [early, ownOfSeveral],
      worker: [early, ownOfSeveral],
    },
  },
  {
    name: 'quoted, and the quote has run out',
    events: [openRequest, offerOf(nestor, 'q1')],
    now: quoteEndsAt,
    holds: {
      client: ['while one quote is open'],
      candidate: [early, onlyOwn],
      worker: [early],
      policy: ['when the only open quote has expired'],
    },
  },
  {
    name: 'quoted, and one quote of two has run out',
    events: [openRequest, offerOf(nestor, 'q1'), offerOf(jun, 'q2', { validUntil: answerDue })],
    now: quoteEndsAt,
    holds: {
      client: [valid, 'while several quotes are open'],
      candidate: [early, ownOfSeveral],
      worker: [early, ownOfSeveral],
      policy: ['when one of several open quotes has expired'],
    },
  },
  { name: 'accepted', events: [requested, accepted], now: beforeStart, holds: { ...toCome, worker: [arrivalTime] } },
  { name: 'accepted, long before the start', events: [requested, accepted], now: dayBeforeStart, holds: toCome },
  {
    name: 'accepted, the client asks for a new time',
    events: [requested, accepted, proposalBy('client')],
    now: beforeStart,
    holds: { ...toCome, client: [ownTime], worker: [arrivalTime, ...newTime] },
  },
  {
    name: 'accepted, the worker asks for a new time',
    events: [requested, accepted, proposalBy('worker')],
    now: beforeStart,
    holds: { ...toCome, client: newTime, worker: [arrivalTime, ownTime] },
  },
  {
    name: 'accepted, and the new time has passed',
    events: [requested, accepted, proposalBy('worker', 'p1', addMinutes(beforeStart, -30))],
    now: beforeStart,
    holds: { ...toCome, client: ['while a new time waits for this side’s answer'], worker: [arrivalTime, ownTime] },
  },
  {
    name: 'arrived',
    events: [requested, accepted, arrived],
    now: beforeStart,
    holds: { client: [notLookedAt], worker: [notLookedAt] },
  },
  {
    name: 'arrived with an extra',
    events: [requested, accepted, arrived, extraOf('e1')],
    now: beforeStart,
    holds: { client: ['while an extra waits for an answer', notLookedAt], worker: [notLookedAt] },
  },
  { name: 'in progress', events: [requested, accepted, arrived, started], now: beforeStart, holds: {} },
  {
    name: 'in progress with an extra',
    events: [requested, accepted, arrived, started, extraOf('e1')],
    now: beforeStart,
    holds: { client: ['while an extra waits for an answer'] },
  },
  {
    name: 'completed',
    events: [requested, accepted, arrived, started, extraOf('e1'), completed],
    now: afterTheJob,
    holds: { client: ['once, within the review window'] },
  },
  { name: 'declined', events: [requested, declined], now: dayBeforeStart, holds: { ...waiting, ...cameToNothing } },
  { name: 'expired', events: [requested, expired], now: answerDue, holds: cameToNothing },
  { name: 'cancelled', events: [requested, cancelled], now: dayBeforeStart, holds: waiting },
  {
    name: 'cancelled by the worker',
    events: [requested, accepted, cancelledByWorker],
    now: dayBeforeStart,
    holds: { ...waiting, ...cameToNothing },
  },
  {
    name: 'accepted, and the worker is late',
    events: [requested, accepted],
    now: late,
    holds: { client: [isLate, mayReport], worker: [arrivalTime], policy: [notAsked] },
  },
  {
    name: 'accepted, and the client says that nobody came',
    events: [requested, accepted, noShowReportedBy('client')],
    now: late,
    holds: { client: [isLate], worker: [arrivalTime, mayAnswer], policy: [notAsked] },
  },
  {
    name: 'accepted, asked about, a day after',
    events: [requested, accepted, overdueEvent('unstarted')],
    now: dayAfterEnd,
    holds: { client: [isLate, mayReport], worker: [arrivalTime], policy: ['when the job is overdue for too long'] },
  },
  {
    name: 'arrived, and nobody opens',
    events: [requested, accepted, arrivedInTime],
    now: late,
    holds: {
      client: [mayReport, notLookedAt],
      worker: ['after the waiting time, unless just reported', notLookedAt],
    },
  },
  {
    name: 'arrived, and the worker says that nobody is there',
    events: [requested, accepted, arrivedInTime, noShowReportedBy('worker')],
    now: late,
    holds: { client: [mayAnswer, mayReport, notLookedAt], worker: [notLookedAt] },
  },
  {
    name: 'arrived, and nobody answered',
    events: [requested, accepted, arrivedInTime, noShowReportedBy('worker')],
    now: answerDeadline,
    holds: {
      client: [mayAnswer, mayReport, notLookedAt],
      worker: [notLookedAt],
      policy: ['after the answer deadline'],
    },
  },
  {
    name: 'arrived, and each says that the other isn’t there',
    events: [requested, accepted, arrivedInTime, noShowReportedBy('worker'), contradiction],
    now: answerDeadline,
    holds: { worker: [mayAnswer], admin: ['while staff review the no-show'] },
  },
  {
    name: 'in progress for too long',
    events: [requested, accepted, arrived, started],
    now: overdue,
    holds: { client: ['when the job is overdue'], admin: ['when the job is overdue'], policy: [notAsked] },
  },
  {
    name: 'left by the client, as the worker didn’t come',
    events: [requested, accepted, noShowOf('worker')],
    now: late,
    holds: { ...waiting, ...cameToNothing, worker: [early, mayDispute], admin: ['while a no-show is not settled'] },
  },
  {
    name: 'off, as the client wasn’t there',
    events: [requested, accepted, arrivedInTime, noShowOf('client', 150_00)],
    now: late,
    holds: { client: [mayDispute], admin: ['while a no-show is not settled'] },
  },
  { name: 'open, then cancelled', events: [openRequest, cancelled], now: dayBeforeStart, holds: waiting },
];

const people: Record<string, typeof jun> = { 'w-jun': jun, 'w-nestor': nestor };
const personOf = ({ viewer }: Acting) => people[viewer.workerId ?? ''] ?? jun;
const asBooking = (state: BookingState): Booking | null => (state.kind === 'booking' ? state : null);

/** The quote that this person acts on: their own, or for the client a valid one. */
function quoteFor({ viewer, now }: Acting, state: BookingState): string {
  const open =
    asBooking(state)?.quotes.filter(
      ({ status, worker }) => status === 'open' && (viewer.workerId === null || worker.workerId === viewer.workerId),
    ) ?? [];
  return (open.find(({ validUntil }) => now < validUntil) ?? open[0])?.id ?? 'none';
}

const extraFor = (state: BookingState) =>
  asBooking(state)?.extras.find(({ status }) => status === 'open')?.id ?? 'none';
const runOut = ({ now }: Acting, state: BookingState) =>
  asBooking(state)?.quotes.find(({ status, validUntil }) => status === 'open' && validUntil <= now)?.id ?? 'none';

/** The command of each action; actions of the platform are sent by the platform only. */
export const commandFor: Record<BookingAction, (act: Acting, state: BookingState, id?: string) => BookingCommand> = {
  accept: (act) => ({ type: 'AcceptBooking', data: { ...act, worker: personOf(act), workerPhone: null } }),
  decline: (act) => ({ type: 'DeclineBooking', data: { ...act, reason: 'Fully booked' } }),
  quote: (act, _, quoteId = 'q-new') => ({
    type: 'OfferQuote',
    data: { ...act, quoteId, worker: personOf(act), amountCentavos: 720_00, message: '', validUntil: null },
  }),
  withdraw_quote: (act, state) => ({ type: 'WithdrawQuote', data: { ...act, quoteId: quoteFor(act, state) } }),
  accept_quote: (act, state) => ({
    type: 'AcceptQuote',
    data: { ...act, quoteId: quoteFor(act, state), workerPhone: null },
  }),
  reject_quote: (act, state) => ({ type: 'RejectQuote', data: { ...act, quoteId: quoteFor(act, state) } }),
  propose_time: (act, _, proposalId = 'p-new') => ({
    type: 'ProposeTime',
    data: { ...act, proposalId, startsAt: addMinutes(act.now, 1441) },
  }),
  accept_time: (data) => ({ type: 'AcceptTime', data }),
  decline_time: (data) => ({ type: 'DeclineTime', data }),
  withdraw_time: (data) => ({ type: 'WithdrawTime', data }),
  arrive: (act) => ({ type: 'Arrive', data: { ...act, lat: null, lng: null } }),
  start: (data) => ({ type: 'StartWork', data }),
  propose_extra: (act, _, extraId = 'e-new') => ({
    type: 'ProposeExtra',
    data: { ...act, extraId, amountCentavos: 90_00, reason: 'Sealant' },
  }),
  approve_extra: (act, state) => ({ type: 'ApproveExtra', data: { ...act, extraId: extraFor(state) } }),
  refuse_extra: (act, state) => ({ type: 'RefuseExtra', data: { ...act, extraId: extraFor(state) } }),
  complete: (act) => ({ type: 'CompleteWork', data: { ...act, note: 'New cartridge', photos: [] } }),
  cancel: (act) => ({ type: 'CancelBooking', data: { ...act, reason: 'Plans changed' } }),
  edit_request: (act, _, notes = 'Bring a ladder') => ({
    type: 'EditRequest',
    data: { ...act, edit: { notes }, asked: request.asked },
  }),
  widen_request: (data) => ({ type: 'WidenRequest', data }),
  narrow_request: (data) => ({ type: 'NarrowRequest', data }),
  ask_others: (data) => ({ type: 'AskOthers', data }),
  dismiss: (data) => ({ type: 'DismissRequest', data }),
  report_no_show: (data) => ({ type: 'ReportNoShow', data }),
  answer_no_show: (act) => ({ type: 'AnswerNoShow', data: { ...act, message: 'On my way' } }),
  dispute_no_show: (act) => ({ type: 'DisputeNoShow', data: { ...act, reason: 'I was there' } }),
  settle_no_show: (act) => ({
    type: 'SettleNoShow',
    data: { ...act, outcome: 'waived', reason: 'The gate was locked' },
  }),
  close_no_show: followUp('close_no_show'),
  ask_overdue: followUp('ask_overdue'),
  close_overdue: followUp('close_overdue'),
  call_off: (data) => ({ type: 'CallOff', data }),
  reopen: (act, state) => ({
    type: 'ReopenBooking',
    data: { ...act, workerId: asBooking(state)?.workerId ?? '' },
  }),
  review: (act) => ({ type: 'ReviewBooking', data: { ...act, rating: 5, text: 'Clean work', photos: [] } }),
  turn_down: (act, state) => ({ type: 'TurnDownTaken', data: { ...act, startsAt: asBooking(state)?.startsAt ?? '' } }),
  expire: (data) => ({ type: 'ExpireBooking', data }),
  expire_quote: (act, state) => ({ type: 'ExpireQuote', data: { ...act, quoteId: runOut(act, state) } }),
};

function followUp(what: FollowUp): (act: Acting) => BookingCommand {
  return ({ now, settings }) => ({ type: 'FollowUpJob', data: { now, settings, may: [what] } });
}

/** Decision of each action. */
export const actions = Object.fromEntries(
  Object.entries(commandFor).map(([action, toCommand]) => [
    action,
    (act: Acting, state: BookingState, id?: string) => bookingDecider.decide(toCommand(act, state, id), state),
  ]),
) as Record<BookingAction, (act: Acting, state: BookingState, id?: string) => Decision<BookingEvent>>;

export function partyIn(state: BookingState, viewer: Viewer): Party | null {
  return state.kind === 'booking' ? (actorOf(state, viewer)?.party ?? null) : null;
}
