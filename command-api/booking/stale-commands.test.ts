import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { bookingDecider } from './decider.ts';
import {
  accepted,
  arrived,
  arrivedInTime,
  beforeStart,
  extraOf,
  late,
  noShowAnsweredBy,
  noShowOf,
  noShowReportedBy,
  overdue,
  proposalBy,
  requested,
  started,
  dayBeforeStart,
  viewers,
} from './testing/booking-fixture.ts';
import { actions, acting, given } from './testing/lifecycle-fixture.ts';

const types = (decision: Decision<BookingEvent>) =>
  isRefusal(decision) ? decision.refused : decision.map(({ type }) => type);

describe('a new time', () => {
  const twoAsked = [requested, accepted, proposalBy('worker', 'p1'), proposalBy('worker', 'p2')];
  const client = acting(viewers.client);
  const answer = (proposalId: string | undefined, events: readonly BookingEvent[] = twoAsked) =>
    bookingDecider.decide({ type: 'AcceptTime', data: { ...client, proposalId } }, given(events));

  it('accepts the proposal that the caller saw, not a newer one', () => {
    expect(types(answer('p1'))).toBe('stale');
    expect(types(answer('p2'))).toEqual(['RescheduleAccepted']);
    expect(types(answer(undefined))).toEqual(['RescheduleAccepted']);
  });

  it('is accepted once, and a repeat does not answer another proposal', () => {
    const taken = answer('p2');
    const after = [...twoAsked, ...(isRefusal(taken) ? [] : taken)];
    expect(types(answer('p2', after))).toEqual([]);
    expect(types(answer('p1', after))).toBe('not_allowed_now');
  });
});

describe('cancelling', () => {
  const onTheDay = given([requested, accepted]);
  const cancel = (expectedFee?: number) =>
    bookingDecider.decide(
      { type: 'CancelBooking', data: { ...acting(viewers.client, beforeStart), reason: 'Plans changed', expectedFee } },
      onTheDay,
    );

  it('charges the fee that the client saw, or is refused', () => {
    const fee = defaultSettings.cancellationFee;
    expect(cancel(fee)).toMatchObject([{ data: { feeCentavos: fee } }]);
    expect(cancel()).toMatchObject([{ data: { feeCentavos: fee } }]);
    expect(cancel(0)).toMatchObject({ refused: 'fee_changed', details: { fee } });
  });
});

describe('an admin on their own booking', () => {
  const client: Viewer = { accountId: viewers.client.accountId, role: 'admin', workerId: null };
  const worker: Viewer = { accountId: 'a-jun', role: 'admin', workerId: null };

  it.each([
    ['settle_no_show', [requested, accepted, arrivedInTime, noShowOf('client', 150_00)], late],
    ['cancel', [requested, accepted], dayBeforeStart],
    ['complete', [requested, accepted, arrived, started], overdue],
  ] as const)('may not %s', (action, events, now) => {
    for (const own of [client, worker])
      expect(types(actions[action](acting(own, now), given(events)))).toBe('forbidden');
    expect(isRefusal(actions[action](acting(viewers.admin, now), given(events)))).toBe(false);
  });
});

it('refuses extras whose sum exceeds the highest amount', () => {
  const settings = { ...defaultSettings, maximumAmount: 1000_00 };
  const propose = (events: readonly BookingEvent[]) =>
    actions.propose_extra({ ...acting(viewers.worker, beforeStart), settings }, given(events));
  const atWork = [requested, accepted, arrived, started];
  expect(types(propose(atWork))).toEqual(['ExtraProposed']);
  const waiting = ['e1', 'e2', 'e3', 'e4'].map((id) => extraOf(id));
  expect(types(propose([...atWork, ...waiting]))).toBe('amount_too_high');
});

it('opens a request to all workers only while open bookings are enabled', () => {
  const widen = (openBookings: boolean) =>
    actions.widen_request(
      { ...acting(viewers.client), settings: { ...defaultSettings, openBookings } },
      given([requested]),
    );
  expect(types(widen(true))).toEqual(['BookingWidened']);
  expect(types(widen(false))).toBe('switched_off');
});

it('stores one answer to a no-show report, however often it is sent', () => {
  const reported = [requested, accepted, noShowReportedBy('client')];
  const answer = (events: readonly BookingEvent[], viewer: Viewer) =>
    types(actions.answer_no_show(acting(viewer, late), given(events)));
  expect(answer(reported, viewers.worker)).toEqual(['NoShowAnswered']);
  expect(answer([...reported, noShowAnsweredBy('worker')], viewers.worker)).toEqual([]);
  expect(answer([...reported, noShowAnsweredBy('worker')], viewers.client)).toBe('not_allowed_now');
});
