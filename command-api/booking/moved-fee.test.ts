import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationFee } from '#contracts/booking/cancellation-fee.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { BookingCommand } from './commands.ts';
import { bookingDecider } from './decider.ts';
import { accepted, requested, startsAt, viewers } from './testing/booking-fixture.ts';
import { acting } from './testing/lifecycle-fixture.ts';

/** The cancellation fee after a move: ₱150, free until six hours before the start. */

const given = givenEventsOf(bookingDecider);
type Side = 'client' | 'worker';

const quarterToEight = addMinutes(startsAt, -75);
const nextWeek = addMinutes(startsAt, 7 * 24 * 60);
const anHourLater = addMinutes(startsAt, 60);

const propose = (side: Side, now: string, to: string): BookingCommand => ({
  type: 'ProposeTime',
  data: { ...acting(viewers[side], now), proposalId: `${side} ${now} ${to}`, startsAt: to },
});
const agree = (side: Side, now: string): BookingCommand => ({ type: 'AcceptTime', data: acting(viewers[side], now) });
const cancel = (now: string): BookingCommand => ({
  type: 'CancelBooking',
  data: { ...acting(viewers.client, now), reason: 'Plans changed' },
});

/** Moves the job, then cancels it as its client. */
function givenMove(by: Side, asked: string, to: string, answered = asked) {
  return given([requested, accepted])
    .when(propose(by, asked, to))
    .when(agree(by === 'client' ? 'worker' : 'client', answered));
}

describe('a move that the client proposes after free cancellation has ended', () => {
  it.each([
    ['to next week', nextWeek],
    ['by an hour', anHourLater],
  ])('keeps the fee when it is moved %s', (_, to) => {
    givenMove('client', quarterToEight, to)
      .when(cancel(addMinutes(quarterToEight, 1)))
      .thenLike([{ data: { feeCentavos: 150_00 } }]);
  });

  it('keeps it through the next move', () => {
    const tomorrow = addMinutes(quarterToEight, 24 * 60);
    givenMove('client', quarterToEight, nextWeek)
      .when(propose('client', tomorrow, addMinutes(nextWeek, 120)))
      .when(agree('worker', tomorrow))
      .when(cancel(tomorrow))
      .thenLike([{ data: { feeCentavos: 150_00 } }]);
  });

  it('keeps cancelling free when it was proposed in time, even if the worker answers late', () => {
    givenMove('client', addMinutes(startsAt, -361), nextWeek, quarterToEight)
      .when(cancel(quarterToEight))
      .thenLike([{ data: { feeCentavos: 0 } }]);
  });

  it('makes cancelling free once the worker is late at the new time', () => {
    givenMove('client', quarterToEight, nextWeek)
      .when(cancel(addMinutes(nextWeek, 15)))
      .thenLike([{ data: { feeCentavos: 0 } }]);
  });
});

describe('a move that the worker proposes', () => {
  it('leaves the client minutes to cancel free of charge after the answer', () => {
    const free = givenMove('worker', quarterToEight, anHourLater);
    free.when(cancel(addMinutes(quarterToEight, 5))).thenLike([{ data: { feeCentavos: 0 } }]);
    free.when(cancel(addMinutes(quarterToEight, 6))).thenLike([{ data: { feeCentavos: 150_00 } }]);
  });

  it('never shortens the client’s free period', () => {
    const twoDaysBefore = addMinutes(startsAt, -2 * 24 * 60);
    const today = addMinutes(twoDaysBefore, 120);
    givenMove('worker', twoDaysBefore, today)
      .when(cancel(addMinutes(today, -1)))
      .thenLike([{ data: { feeCentavos: 0 } }]);
  });

  it('ends the fee that an earlier move of the client kept', () => {
    const tomorrow = addMinutes(quarterToEight, 24 * 60);
    givenMove('client', quarterToEight, nextWeek)
      .when(propose('worker', tomorrow, addMinutes(nextWeek, 120)))
      .when(agree('client', tomorrow))
      .when(cancel(addMinutes(nextWeek, -241)))
      .thenLike([{ data: { feeCentavos: 0 } }]);
  });
});

it('judges an old proposal without a free period when it is answered', () => {
  const proposed = given([requested, accepted]).when(propose('client', quarterToEight, nextWeek)).decision;
  if (isRefusal(proposed)) throw new Error(proposed.refused);
  const [event] = proposed;
  if (event?.type !== 'RescheduleProposed') throw new Error('Not proposed');
  const { freeUntil: _, ...data } = event.data;
  given([requested, accepted, { ...event, data }])
    .when(agree('worker', quarterToEight))
    .when(cancel(quarterToEight))
    .thenLike([{ data: { feeCentavos: 150_00 } }]);
});

/** A proposing side, minutes until proposal and answer, minutes from then to the new start; `back`: the proposal is withdrawn. */
const move = fc.record({
  by: fc.constantFrom<Side>('client', 'worker'),
  asksAfter: fc.nat({ max: 40 * 60 }),
  answeredAfter: fc.nat({ max: 8 * 60 }),
  startsAfter: fc.integer({ min: 31, max: 9 * 24 * 60 }),
  answer: fc.constantFrom<'AcceptTime' | 'DeclineTime' | 'WithdrawTime'>(
    'AcceptTime',
    'AcceptTime',
    'AcceptTime',
    'DeclineTime',
    'WithdrawTime',
  ),
});

const feeAt = (booking: Booking, now: string) => cancellationFee(booking, 'client', now, defaultSettings).fee;
const decided = (command: BookingCommand, state: BookingState): BookingState => {
  const decision = bookingDecider.decide(command, state);
  return isRefusal(decision) ? state : decision.reduce(bookingDecider.evolve, state);
};

it('any moves: the client’s never save a fee, the worker’s never cause one', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 6 }), (moves) => {
      let state = given([requested, accepted]).state;
      let now = addMinutes(startsAt, -30 * 60);
      for (const { by, asksAfter, answeredAfter, startsAfter, answer } of moves) {
        now = addMinutes(now, asksAfter);
        const before = bookingOf(state);
        const asked = now;
        const to = addMinutes(asked, answeredAfter + startsAfter);
        state = decided(propose(by, asked, to), state);
        now = addMinutes(now, answeredAfter);
        const answers = (answer === 'WithdrawTime') === (by === 'client') ? viewers.client : viewers.worker;
        state = decided({ type: answer, data: acting(answers, now) }, state);
        const after = bookingOf(state);
        if (after.timeFrom === before.timeFrom) {
          expect(feeAt(after, now)).toBe(feeAt(before, now));
          continue;
        }
        seen.add(`${by} ${feeAt(before, asked)} ${feeAt(after, now)}`);
        const untilTheStart = [0, 1, 5, 6, 60, 360, 24 * 60, 9 * 24 * 60]
          .map((minutes) => addMinutes(now, minutes))
          .filter((instant) => instant < to);
        for (const instant of untilTheStart) {
          if (by === 'client' && feeAt(before, asked) > 0) expect(feeAt(after, instant)).toBe(150_00);
          if (by === 'worker' && instant <= addMinutes(now, 5)) expect(feeAt(after, instant)).toBe(0);
          if (by === 'worker' && feeAt(before, instant) === 0 && instant < before.startsAt)
            expect(feeAt(after, instant)).toBe(0);
        }
      }
    }),
  );
  expect([...seen].sort()).toEqual([
    'client 0 0',
    'client 0 15000',
    'client 15000 15000',
    'worker 0 0',
    'worker 15000 0',
  ]);
});

function bookingOf(state: BookingState): Booking {
  if (state.kind === 'none') throw new Error('No booking');
  return state;
}
