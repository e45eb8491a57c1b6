import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedActions, partyOf, type Viewer } from '#contracts/booking/allowed-actions.ts';
import { type BookingAction, type BookingStatus, bookingTransitions, finalStatuses, type Party, type Transition } from '#contracts/booking/lifecycle.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes, DAY_MS } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { defaultSettings } from '#contracts/settings.ts';
import type { Decision } from '../handling/decider.ts';
import { acceptBooking, type Acting, arrive, cancelBooking, completeWork, declineBooking, expireBooking, reviewBooking, startWork } from './booking-commands.ts';
import { accepted, afterTheJob, arrived, atTheDoor, historyTo, jun, openRequest, request, requested, requestedAt, startsAt, theDayBefore, viewers } from './booking-fixtures.ts';
import { bookingDecider, type BookingState } from './decider.ts';
import { requestBooking } from './request-booking.ts';

const given = (events: readonly BookingEvent[]): BookingState => events.reduce(bookingDecider.evolve, bookingDecider.initialState);
const by = (viewer: Viewer, now = theDayBefore): Acting => ({ viewer, now, settings: defaultSettings });
const types = (decision: Decision<BookingEvent>) => (isRefusal(decision) ? decision.refused : decision.map(({ type }) => type));

/** Each action as one person would do it now. */
const actions: Record<Exclude<BookingAction, 'expire'>, (acting: Acting, state: BookingState) => Decision<BookingEvent>> = {
  accept: (acting, state) => acceptBooking({ ...acting, worker: { ...jun, workerId: acting.viewer.workerId ?? '' }, workerPhone: null }, state),
  decline: (acting, state) => declineBooking({ ...acting, reason: 'Fully booked' }, state),
  arrive: (acting, state) => arrive({ ...acting, lat: null, lng: null }, state),
  start: startWork,
  complete: (acting, state) => completeWork({ ...acting, note: 'New cartridge', photos: [] }, state),
  cancel: (acting, state) => cancelBooking({ ...acting, reason: 'Plans changed' }, state),
  review: (acting, state) => reviewBooking({ ...acting, rating: 5, text: 'Clean work', photos: [] }, state),
};
const actionNames = Object.keys(actions) as (keyof typeof actions)[];

/** A moment at which every guard of the table lets the action through. */
const momentFor = (action: BookingAction) => (action === 'review' ? afterTheJob : atTheDoor);

describe('the transition table, row by row', () => {
  const statuses = Object.keys(historyTo) as BookingStatus[];
  const parties = ['client', 'worker', 'admin'] as const satisfies readonly Party[];
  const rows = actionNames.flatMap((action) => statuses.flatMap((status) => parties.map((party) => ({ action, status, party }))));

  it.each(rows)('$action by the $party when $status', ({ action, status, party }) => {
    const before = given(historyTo[status] ?? []);
    const table: readonly Transition[] = bookingTransitions[action];
    const row = table.find((transition) => transition.by.includes(party) && transition.from.includes(status));
    const decision = actions[action](by(viewers[party], momentFor(action)), before);
    const after = isRefusal(decision) ? before : decision.reduce(bookingDecider.evolve, before);
    const statusAfter = after.kind === 'booking' && after.status;
    if (row) expect(statusAfter).toBe(row.to ?? status);
    else expect(isRefusal(decision) ? decision.refused : decision.length).toBe(outcomeHolds(action, status, party) ? 0 : 'not_allowed_now');
  });

  /** What is done already is done: the same command again succeeds without an event. */
  function outcomeHolds(action: BookingAction, status: BookingStatus, party: Party): boolean {
    const done: Partial<Record<BookingAction, BookingStatus>> = { accept: 'accepted', arrive: 'arrived', start: 'in_progress', complete: 'completed', decline: 'declined', cancel: 'cancelled' };
    return done[action] === status && (party === 'worker' || action === 'cancel');
  }

  it.each(actionNames)('%s is none of a stranger’s business', (action) => {
    expect(types(actions[action](by(viewers.stranger), given([requested])))).toBe('forbidden');
    expect(types(actions[action](by(viewers.stranger), given([])))).toBe('not_found');
  });
});

describe('requesting', () => {
  it('starts with the worker’s own price, the service’s duration and a masked account', () => {
    const [event] = requestBooking(request, given([])) as BookingEvent[];
    expect(event).toMatchObject({ type: 'BookingRequested', data: { priceCentavos: 650_00, durationMinutes: 60, startsAt, paymentAccount: '0917 *** 4821', notes: 'The kitchen tap drips all night.' } });
  });

  it('without a worker starts at the service’s price and stays open', () => {
    const events = requestBooking({ ...request, worker: null }, given([])) as BookingEvent[];
    expect(given(events)).toMatchObject({ worker: null, wasOpen: true, priceCentavos: 600_00 });
  });

  it('twice is once', () => expect(requestBooking(request, given([requested]))).toEqual([]));

  it.each([
    ['service_inactive', { service: { ...request.service, active: false } }],
    ['worker_unavailable', { worker: { ...jun, approved: false, offers: ['kitchen-tap-repair'], priceCentavos: 1 } }],
    ['worker_unavailable', { worker: { ...jun, approved: true, offers: ['tv-mounting'], priceCentavos: 1 } }],
    ['too_soon', { now: addMinutes(startsAt, -29) }],
    ['too_far', { now: new Date(Date.parse(startsAt) - 91 * DAY_MS).toISOString() }],
  ] as const)('is refused as %s', (code, change) => expect(types(requestBooking({ ...request, ...change }, given([])))).toBe(code));

  it('waits for an answer for a day, or until the start when that is sooner', () => {
    const asked = (now: string) => requestBooking({ ...request, now }, given([]));
    expect(asked(requestedAt)).toMatchObject([{ data: { answerBy: '2026-11-17T11:42:00.000Z' } }]);
    expect(asked(addMinutes(startsAt, -60))).toMatchObject([{ data: { answerBy: startsAt } }]);
  });
});

describe('an open booking', () => {
  it('goes to the first who accepts; the next hears that it is gone', () => {
    const won = acceptBooking({ ...by(viewers.worker), worker: jun, workerPhone: null }, given([openRequest]));
    expect(types(won)).toEqual(['BookingAccepted']);
    const late = actions.accept(by(viewers.candidate), given([openRequest, accepted]));
    expect(late).toMatchObject({ refused: 'not_allowed_now', details: { status: 'accepted', allowedActions: [] } });
  });

  it('stays open for the others when one says no', () => {
    const said = actions.decline(by(viewers.candidate), given([openRequest])) as BookingEvent[];
    expect(said).toMatchObject([{ type: 'BookingDeclined', data: { stillOpen: true } }]);
    const state = given([openRequest, ...said]);
    expect(state).toMatchObject({ status: 'pending', declinedBy: ['w-nestor'] });
    expect(actions.decline(by(viewers.candidate), state)).toEqual([]);
    expect(types(actions.accept(by(viewers.candidate), state))).toBe('not_allowed_now');
    expect(types(actions.accept(by(viewers.worker), state))).toEqual(['BookingAccepted']);
  });
});

describe('moments', () => {
  it('arrival counts from two hours before the start', () => {
    expect(types(actions.arrive(by(viewers.worker, addMinutes(startsAt, -121)), given([requested, accepted])))).toBe('not_allowed_now');
    expect(types(actions.arrive(by(viewers.worker, addMinutes(startsAt, -120)), given([requested, accepted])))).toEqual(['WorkerArrived']);
  });

  it.each([
    ['before anybody accepted', [requested], addMinutes(startsAt, -60), 0],
    ['six hours ahead', [requested, accepted], addMinutes(startsAt, -360), 0],
    ['less than six hours ahead', [requested, accepted], addMinutes(startsAt, -359), 150_00],
    ['with the worker at the door', [requested, accepted, arrived], atTheDoor, 150_00],
    ['within five minutes of booking', [requested, accepted], addMinutes(requestedAt, 5), 0],
  ] as const)('a client who cancels %s pays the fee of the settings or nothing', (_when, history, now, fee) => {
    expect(actions.cancel(by(viewers.client, now), given(history))).toMatchObject([{ data: { by: 'client', feeCentavos: fee } }]);
  });

  it('a worker or an admin who cancels costs the client nothing', () => {
    for (const viewer of [viewers.worker, viewers.admin]) expect(actions.cancel(by(viewer, atTheDoor), given([requested, accepted]))).toMatchObject([{ data: { feeCentavos: 0 } }]);
  });

  it('a review is written once, within thirty days', () => {
    const done = historyTo.completed ?? [];
    const late = new Date(Date.parse(afterTheJob) + 30 * DAY_MS + 1).toISOString();
    expect(types(actions.review(by(viewers.client, late), given(done)))).toBe('not_allowed_now');
    const reviewed = given([...done, ...(actions.review(by(viewers.client, afterTheJob), given(done)) as BookingEvent[])]);
    expect(types(actions.review(by(viewers.client, afterTheJob), reviewed))).toBe('not_allowed_now');
  });

  it('an unanswered request expires at its time, an answered one never', () => {
    const overdue = { now: '2026-11-17T11:42:00.000Z', settings: defaultSettings };
    expect(types(expireBooking(overdue, given([requested])))).toEqual(['BookingExpired']);
    expect(expireBooking({ ...overdue, now: '2026-11-17T11:41:59.999Z' }, given([requested]))).toEqual([]);
    expect(expireBooking(overdue, given([requested, accepted]))).toEqual([]);
  });
});

describe('whatever people do in whatever order', () => {
  const step = fc.record({ action: fc.constantFrom(...actionNames), who: fc.constantFrom(...Object.values(viewers)), minutes: fc.integer({ min: 0, max: 3000 }) });

  it('a booking never leaves a final status, and what allowedActions offers is what the decider takes', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 25 }), (open, steps) => {
        let state = given([open ? openRequest : requested]);
        let now = requestedAt;
        for (const { action, who, minutes } of steps) {
          now = addMinutes(now, minutes);
          if (state.kind === 'none') throw new Error('A requested booking exists');
          const offered = allowedActions(state, partyOf(state, who), now, defaultSettings).includes(action);
          const decision = actions[action](by(who, now), state);
          expect(!isRefusal(decision) && decision.length > 0).toBe(offered);
          const before = state.status;
          if (!isRefusal(decision)) state = decision.reduce(bookingDecider.evolve, state);
          if (finalStatuses.includes(before)) expect(state).toMatchObject({ status: before });
        }
      }),
    );
  });
});
