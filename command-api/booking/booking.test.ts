import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actorOf, allowedActions, thePolicy } from '#contracts/booking/allowed-actions.ts';
import {
  type BookingAction,
  bookingActions,
  bookingTransitions,
  finalStatuses,
  type Guard,
  type Party,
  type Transition,
} from '#contracts/booking/lifecycle.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes, DAY_MS } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { expectEach } from '#tests/harness/failing-cells.ts';
import type { Decision } from '../command-handling/decision.ts';
import { acceptBooking, expireBooking, noteFullRefund } from './decide-job.ts';
import { answerDeadlines } from './decide-requests.ts';
import {
  accepted,
  afterTheJob,
  arrived,
  beforeStart,
  completed,
  jun,
  namedWith,
  newStart,
  openRequest,
  proposalBy,
  request,
  requested,
  requestedAt,
  started,
  startsAt,
  urgentRequest,
  viewers,
} from './testing/booking-fixture.ts';
import { actions, acting as by, given, partyIn, lifecycleCases } from './testing/lifecycle-fixture.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from './decider.ts';
import { requestBooking } from './decide-requests.ts';

const types = (decision: Decision<BookingEvent>) =>
  isRefusal(decision) ? decision.refused : decision.map(({ type }) => type);

const ofThePlatform: readonly BookingAction[] = [
  'turn_down',
  'call_off',
  'expire',
  'expire_quote',
  'close_no_show',
  'ask_overdue',
  'close_overdue',
  'reopen',
];
const ofPeople = bookingActions.filter((action) => !ofThePlatform.includes(action));
const people = [
  'client',
  'worker',
  'candidate',
  'admin',
  'stranger',
] as const satisfies readonly (keyof typeof viewers)[];

describe('the transition table, row by row', () => {
  function rowFor(
    action: BookingAction,
    party: Party | null,
    status: string,
    holds: readonly Guard[] = [],
  ): Transition | undefined {
    const rows: readonly Transition[] = bookingTransitions[action];
    return rows.find(
      ({ by: parties, from, when }) =>
        party && parties.includes(party) && from.some((each) => each === status) && (!when || holds.includes(when)),
    );
  }

  it.each(lifecycleCases)('holds for every action of a person: $name', async ({ name, events, holds, now }) => {
    const before = caseState(name, events);
    await expectEach(
      ofPeople.flatMap((action) => people.map((who) => ({ action, who }))),
      ({ action, who }) => `${action} by the ${who}`,
      ({ action, who }) => {
        const viewer = viewers[who];
        const party = partyIn(before, viewer);
        const row = rowFor(action, party, before.status, who === 'stranger' ? [] : holds[who]);
        const decision = actions[action](by(viewer, now), before);
        const after = isRefusal(decision) ? before : decision.reduce(bookingDecider.evolve, before);
        if (row)
          expect({ events: !isRefusal(decision) && decision.length > 0, after }).toMatchObject({
            events: true,
            after: { status: row.to ?? before.status },
          });
        else if (isDone(action, before, party) || isSaid(action, before, party)) expect(decision).toEqual([]);
        else if (isOutdated(action, before, party)) expect(decision).toMatchObject({ refused: 'quote_outdated' });
        else
          expect(decision).toMatchObject({
            refused: party || (before.wasOpen && viewer.workerId) ? 'not_allowed_now' : 'forbidden',
          });
      },
    );
  });

  it.each(lifecycleCases)('holds for every action of the platform: $name', ({ name, events, holds, now }) => {
    const before = caseState(name, events);
    return expectEach(
      ofThePlatform,
      (action) => action,
      (action) => {
        const row = rowFor(action, 'policy', before.status, holds.policy);
        const decision = actions[action](by(viewers.admin, now), before) as BookingEvent[];
        // A request that opens to others also ends the quote of the worker who was asked.
        const withNext = before.quotes.length > 0 ? 3 : 2;
        const expected = row?.when === 'while others are asked next' ? withNext : 1;
        expect(decision).toHaveLength(row ? expected : 0);
        expect(decision.reduce(bookingDecider.evolve, before)).toMatchObject({ status: row?.to ?? before.status });
      },
    );
  });

  function caseState(name: string, events: Parameters<typeof given>[0]): Booking {
    const state = given(events);
    if (state.kind === 'none') throw new Error(`Case ${name} has no booking`);
    return state;
  }

  /** The command's effect already holds: it succeeds without an event. */
  function isDone(action: BookingAction, booking: Booking, party: Party | null): boolean {
    const { status } = booking;
    if (action === 'widen_request' || action === 'narrow_request')
      return party === 'client' && isAskingAs(action, booking);
    const done: Partial<Record<BookingAction, string>> = {
      accept: 'accepted',
      arrive: 'arrived',
      start: 'in_progress',
      complete: 'completed',
      decline: 'declined',
      cancel: 'cancelled',
    };
    return (
      done[action] === status &&
      (party === 'worker' || (action === 'cancel' && party !== null && party !== 'candidate'))
    );
  }

  function isAskingAs(action: 'widen_request' | 'narrow_request', booking: Booking): boolean {
    const { status, asked, workerId, thenAskOthers } = booking;
    if (action === 'widen_request') return asked !== null && workerId === null;
    return (status === 'pending' || status === 'quoted') && workerId !== null && !thenAskOthers;
  }

  /** A quote for an earlier version must be confirmed by its worker. */
  function isOutdated(action: BookingAction, { quotes, requestVersion }: Booking, party: Party | null): boolean {
    return (
      action === 'accept_quote' &&
      party === 'client' &&
      quotes.some((quote) => quote.status === 'open' && quote.requestVersion !== requestVersion)
    );
  }

  /** An unanswered report is not repeated. */
  function isSaid(action: BookingAction, { noShow }: Booking, party: Party | null): boolean {
    return action === 'report_no_show' && noShow !== null && noShow.answeredAt === null && noShow.by === party;
  }

  it('covers every condition of the table by a case', () => {
    const wanted = Object.values<readonly Transition[]>(bookingTransitions).flatMap((rows) =>
      rows.flatMap(({ when }) => when ?? []),
    );
    const held = lifecycleCases.flatMap(({ holds }) => Object.values(holds).flat());
    expect(new Set(held)).toEqual(new Set(wanted));
  });

  it('refuses every action on a missing booking as not_found', () => {
    const outcomes = ofPeople.map((action) => [action, types(actions[action](by(viewers.stranger), given([])))]);
    expect(outcomes).toEqual(ofPeople.map((action) => [action, 'not_found']));
  });
});

describe('requesting', () => {
  it('starts with the worker’s own price, the service’s duration and a masked account', () => {
    const [event] = requestBooking(request, given([])) as BookingEvent[];
    expect(event).toMatchObject({
      type: 'BookingRequested',
      data: {
        priceCentavos: 650_00,
        durationMinutes: 60,
        startsAt,
        paymentAccount: '0917 *** 4821',
        notes: 'The kitchen tap drips all night.',
      },
    });
  });

  it.each([
    ['+639171234821', '0917 *** 4821'],
    ['0917 123 4821', '0917 *** 4821'],
    ['1234567', '*** 67'],
  ])('masks the account %s as %s', (account, masked) => {
    const [event] = requestBooking(
      { ...request, request: { ...request.request, paymentDetails: { account } } },
      given([]),
    ) as BookingEvent[];
    expect(event).toMatchObject({ data: { paymentAccount: masked } });
  });

  it('without a worker starts at the service’s price and stays open', () => {
    const events = requestBooking({ ...request, worker: null }, given([])) as BookingEvent[];
    expect(given(events)).toMatchObject({ worker: null, wasOpen: true, priceCentavos: 600_00 });
  });

  it('is idempotent', () => expect(requestBooking(request, given([requested]))).toEqual([]));

  it.each([
    ['service_inactive', { service: { ...request.service, active: false } }],
    ['worker_unavailable', { worker: namedWith({ takesJobs: false }) }],
    ['worker_unavailable', { worker: namedWith({ offers: ['tv-mounting'] }) }],
    ['too_soon', { now: addMinutes(startsAt, -29) }],
    ['price_changed', { request: { ...request.request, expectedPrice: 600_00 } }],
    ['price_changed', { worker: null, request: { ...request.request, workerId: undefined, expectedPrice: 650_00 } }],
    ['too_far', { now: new Date(Date.parse(startsAt) - 91 * DAY_MS).toISOString() }],
  ] as const)('is refused as %s', (code, change) =>
    expect(types(requestBooking({ ...request, ...change }, given([])))).toBe(code),
  );

  it('is refused at another price than the client saw, with the new price', () => {
    const shown = (expectedPrice: number) =>
      requestBooking({ ...request, request: { ...request.request, expectedPrice } }, given([]));
    expect(types(shown(650_00))).toEqual(['BookingRequested']);
    expect(shown(500_00)).toMatchObject({ refused: 'price_changed', details: { price: 650_00 } });
  });

  it.each([
    ['a day', 48 * 60, {}, 24 * 60],
    ['until an hour before the start', 10 * 60, {}, 9 * 60],
    ['half of a shorter time', 60, {}, 30],
    ['half of the time when it is urgent', 60, { urgent: true }, 30],
  ])('waits for an answer for %s', (_, ahead, urgent, minutes) => {
    const now = addMinutes(startsAt, -ahead);
    expect(requestBooking({ ...request, now, request: { ...request.request, ...urgent } }, given([]))).toMatchObject([
      { data: { answerBy: addMinutes(now, minutes) } },
    ]);
  });

  it.each([
    ['twelve minutes', 60, 12],
    ['half of a shorter time', 20, 10],
  ])('gives one worker who is asked urgently %s', (_, ahead, minutes) => {
    const now = addMinutes(startsAt, -ahead);
    const settings = { ...defaultSettings, minimumNoticeMinutes: 0 };
    const urgent = { ...request, now, settings, request: { ...request.request, urgent: true } };
    expect(requestBooking(urgent, given([]))).toMatchObject([
      { data: { workerAnswerBy: addMinutes(now, minutes), thenAskOthers: true } },
    ]);
  });

  it.each<[{ urgent?: boolean; thenAskOthers?: boolean; openBookings?: boolean; worker?: null }, true | undefined]>([
    [{ urgent: true }, true],
    [{ urgent: true, thenAskOthers: false }, undefined],
    [{ urgent: false }, undefined],
    [{ thenAskOthers: true }, true],
    [{ urgent: true, openBookings: false }, undefined],
    [{ urgent: true, worker: null }, undefined],
  ])('asks others next, by default when it is urgent: %o', ({ openBookings = true, worker, ...said }, next) => {
    const [event] = requestBooking(
      {
        ...request,
        ...(worker === null && { worker }),
        settings: { ...defaultSettings, openBookings },
        request: { ...request.request, ...said },
      },
      given([]),
    ) as BookingEvent[];
    expect((event as Extract<BookingEvent, { type: 'BookingRequested' }>).data.thenAskOthers).toBe(next);
  });

  it('of several workers waits for the quotes of an urgent job as well', () => {
    const now = addMinutes(startsAt, -60);
    const open = { ...request, now, worker: null, request: { ...request.request, workerId: undefined, urgent: true } };
    expect(requestBooking(open, given([]))).toMatchObject([{ data: { answerBy: addMinutes(now, 30) } }]);
  });

  it('always leaves at least half of the time after the answer is due', () => {
    const minutes = fc.integer({ min: 30, max: 30 * 24 * 60 });
    fc.assert(
      fc.property(minutes, fc.boolean(), (ahead, isOneAskedUrgently) => {
        const now = addMinutes(startsAt, -ahead);
        const deadlines = answerDeadlines({ now, startsAt, settings: defaultSettings, isOneAskedUrgently });
        const { answerBy, workerAnswerBy = answerBy } = deadlines;
        expect(workerAnswerBy > now && workerAnswerBy <= answerBy).toBe(true);
        expect(answerBy <= addMinutes(startsAt, -Math.min(60, ahead / 2))).toBe(true);
      }),
    );
  });
});

describe('an open booking', () => {
  it('goes to the first worker who accepts; later ones are refused', () => {
    const won = acceptBooking({ ...by(viewers.worker), worker: jun, workerPhone: null }, given([openRequest]));
    expect(types(won)).toEqual(['BookingAccepted']);
    const late = actions.accept(by(viewers.candidate), given([openRequest, accepted]));
    expect(late).toMatchObject({ refused: 'not_allowed_now', details: { status: 'accepted', allowedActions: [] } });
  });

  it('stays open for other workers when one declines', () => {
    const said = actions.decline(by(viewers.candidate), given([openRequest])) as BookingEvent[];
    expect(said).toMatchObject([{ type: 'BookingDeclined', data: { stillOpen: true } }]);
    const state = given([openRequest, ...said]);
    expect(state).toMatchObject({ status: 'pending', declinedBy: ['w-nestor'] });
    expect(actions.decline(by(viewers.candidate), state)).toEqual([]);
    expect(types(actions.accept(by(viewers.candidate), state))).toBe('not_allowed_now');
    expect(types(actions.accept(by(viewers.worker), state))).toEqual(['BookingAccepted']);
  });
});

const moved =
  (actions.accept_time(by(viewers.client), given([requested, accepted, proposalBy('worker')])) as BookingEvent[])[0] ??
  accepted;

describe('time limits', () => {
  it('accepts arrival from two hours before the start', () => {
    expect(types(actions.arrive(by(viewers.worker, addMinutes(startsAt, -121)), given([requested, accepted])))).toBe(
      'not_allowed_now',
    );
    expect(types(actions.arrive(by(viewers.worker, addMinutes(startsAt, -120)), given([requested, accepted])))).toEqual(
      ['WorkerArrived'],
    );
  });

  it.each([
    ['before anybody accepted', [requested], addMinutes(startsAt, -60), 0],
    ['six hours ahead', [requested, accepted], addMinutes(startsAt, -360), 0],
    ['less than six hours ahead', [requested, accepted], addMinutes(startsAt, -359), 150_00],
    ['with the worker at the door', [requested, accepted, arrived], beforeStart, 150_00],
    ['within five minutes of booking', [requested, accepted], addMinutes(requestedAt, 5), 0],
    [
      'a job that was moved, six hours before its new time',
      [requested, accepted, proposalBy('worker'), moved],
      addMinutes(newStart, -360),
      0,
    ],
    [
      'a job that was moved, later than that',
      [requested, accepted, proposalBy('worker'), moved],
      addMinutes(newStart, -359),
      150_00,
    ],
    [
      'when a new time was only asked for',
      [requested, accepted, proposalBy('worker')],
      addMinutes(startsAt, -359),
      150_00,
    ],
  ] as const)('a client who cancels %s pays the fee of the settings or nothing', (_when, history, now, fee) => {
    expect(actions.cancel(by(viewers.client, now), given(history))).toMatchObject([
      { data: { by: 'client', feeCentavos: fee } },
    ]);
  });

  it('charges the client nothing when a worker or an admin cancels', () => {
    for (const viewer of [viewers.worker, viewers.admin])
      expect(actions.cancel(by(viewer, beforeStart), given([requested, accepted]))).toMatchObject([
        { data: { feeCentavos: 0 } },
      ]);
  });

  it('accepts one review within thirty days', () => {
    const done = [requested, accepted, arrived, started, completed];
    const late = new Date(Date.parse(afterTheJob) + 30 * DAY_MS + 1).toISOString();
    expect(types(actions.review(by(viewers.client, late), given(done)))).toBe('not_allowed_now');
    const reviewed = given([
      ...done,
      ...(actions.review(by(viewers.client, afterTheJob), given(done)) as BookingEvent[]),
    ]);
    expect(types(actions.review(by(viewers.client, afterTheJob), reviewed))).toBe('not_allowed_now');
  });

  it('refuses a review of a fully refunded job, unless the refund fails', () => {
    const done = [requested, accepted, arrived, started, completed];
    const noted = (refunded: boolean, before: BookingEvent[]) =>
      noteFullRefund({ refunded }, given(before)) as BookingEvent[];
    const refunded = [...done, ...noted(true, done)];
    expect(types(actions.review(by(viewers.client, afterTheJob), given(refunded)))).toBe('not_allowed_now');
    expect([noted(true, refunded), noted(false, done), noted(true, [requested, accepted])]).toEqual([[], [], []]);
    const failed = [...refunded, ...noted(false, refunded)];
    const review = actions.review(by(viewers.client, afterTheJob), given(failed)) as BookingEvent[];
    expect(types(review)).toEqual(['ReviewSubmitted']);
    expect(noted(true, [...failed, ...review])).toMatchObject([{ data: { refunded: true, rating: 5 } }]);
  });

  it('expires an unanswered request at its time, never an answered one', () => {
    const overdue = { now: '2026-11-17T11:42:00.000Z', settings: defaultSettings };
    expect(types(expireBooking(overdue, given([requested])))).toEqual(['BookingExpired']);
    expect(expireBooking({ ...overdue, now: '2026-11-17T11:41:59.999Z' }, given([requested]))).toEqual([]);
    expect(expireBooking(overdue, given([requested, accepted]))).toEqual([]);
  });
});

describe('any order of actions', () => {
  const step = fc.record({
    action: fc.constantFrom(...bookingActions),
    who: fc.constantFrom(...Object.values(viewers)),
    minutes: fc.integer({ min: 0, max: 2000 }),
  });

  it('keeps a booking in its final status, and the decider accepts exactly the allowedActions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(openRequest, requested, urgentRequest),
        fc.array(step, { maxLength: 40 }),
        (first, steps) => {
          let state = given([first]);
          let now = requestedAt;
          for (const [index, { action, who, minutes }] of steps.entries()) {
            now = addMinutes(now, minutes % 7 === 0 ? minutes : minutes % 40);
            if (state.kind === 'none') throw new Error('Expected a requested booking');
            const offered = allowedActions(
              state,
              ofThePlatform.includes(action) ? thePolicy : actorOf(state, who),
              now,
              defaultSettings,
            ).includes(action);
            const decision = actions[action](by(who, now), state, `new-${index}`);
            expect(!isRefusal(decision) && decision.length > 0).toBe(offered);
            const before = state.status;
            if (!isRefusal(decision)) state = decision.reduce(bookingDecider.evolve, state);
            if (finalStatuses.includes(before)) expect(state).toMatchObject({ status: before });
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
