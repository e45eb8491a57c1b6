import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '#contracts/calendar/availability.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/testing/given-when-then.ts';
import type { CalendarCommand } from './commands.ts';
import { calendarDecider } from './decider.ts';
import { takenTimes } from '#contracts/calendar/calendar-fold.ts';

const given = givenEventsOf(calendarDecider);

const eight = '2026-11-18T00:00:00.000Z';
const slot = (bookingId: string, startMinutes: number, lengthMinutes = 60, bufferMinutes = 30) => ({
  workerId: 'w1',
  bookingId,
  startsAt: addMinutes(eight, startMinutes),
  endsAt: addMinutes(eight, startMinutes + lengthMinutes),
  bufferMinutes,
});
const booked = (bookingId: string, startMinutes: number): CalendarEvent => {
  const { bufferMinutes: _buffer, ...data } = slot(bookingId, startMinutes);
  return { type: 'SlotBooked', data };
};
const reserve = (bookingId: string, startMinutes: number, lengthMinutes = 60): CalendarCommand => ({
  type: 'ReserveSlot',
  data: slot(bookingId, startMinutes, lengthMinutes),
});
const release = (bookingId: string): CalendarCommand => ({
  type: 'ReleaseSlot',
  data: { workerId: 'w1', bookingId, reason: 'cancelled' },
});
const hold = (proposalId: string, startMinutes: number): CalendarCommand => ({
  type: 'HoldSlot',
  data: { ...slot('b1', startMinutes), proposalId },
});
const nameOf = (proposalId: string) => ({ workerId: 'w1', bookingId: 'b1', proposalId });
const move = (proposalId: string): CalendarCommand => ({ type: 'MoveReservation', data: nameOf(proposalId) });
const releaseHold = (proposalId: string): CalendarCommand => ({
  type: 'ReleaseHold',
  data: { ...nameOf(proposalId), reason: 'orphaned' },
});
const taken = refuse('slot_taken');
const somethingBooked = [{ type: 'SlotBooked' }];

describe('a worker’s calendar', () => {
  it('reserves a free slot', () =>
    given([])
      .when(reserve('b1', 0))
      .then([booked('b1', 0)]));
  it('reserves for the same booking once', () =>
    given([booked('b1', 0)])
      .when(reserve('b1', 0))
      .then([]));
  it('refuses an overlap', () =>
    given([booked('b1', 0)])
      .when(reserve('b2', 59))
      .then(taken));
  it('keeps the travel buffer on both sides', () => {
    for (const minutes of [89, -89])
      given([booked('b1', 0)])
        .when(reserve('b2', minutes))
        .then(taken);
    for (const minutes of [90, -90])
      given([booked('b1', 0)])
        .when(reserve('b2', minutes))
        .thenLike(somethingBooked);
  });
  it('releases a slot once, and it can be reserved again', () => {
    const released = given([booked('b1', 0)]).when(release('b1'));
    released.then([{ type: 'SlotReleased', data: { workerId: 'w1', bookingId: 'b1', reason: 'cancelled' } }]);
    released.when(release('b1')).then([]);
    released.when(reserve('b2', 30)).thenLike(somethingBooked);
  });

  describe('a job that moves', () => {
    const held = given([booked('b1', 0)]).when(hold('p1', 300));

    it('keeps both times until it has moved, and the new one from then on', () => {
      for (const minutes of [30, 330]) held.when(reserve('b2', minutes)).then(taken);
      const moved = held.when(move('p1'));
      expect(moved.state).toEqual({
        slots: [expect.objectContaining({ startsAt: addMinutes(eight, 300) })],
        holds: [],
      });
      moved.when(reserve('b2', 30)).thenLike(somethingBooked);
      moved.when(move('p1')).then([]);
    });

    it('holds no time of another job, but may overlap its own', () => {
      const busy = given([booked('b1', 0), booked('b2', 300)]);
      busy.when(hold('p1', 330)).then(taken);
      busy.when(hold('p1', 30)).thenLike([{ type: 'SlotHeld' }]);
      given([]).when(hold('p1', 600)).then(refuse('not_allowed_now'));
    });

    it('releases a held time, once', () => {
      const released = held.when(releaseHold('p1'));
      released.thenLike([{ type: 'SlotHoldReleased' }]);
      expect(takenTimes(released.state)).toHaveLength(1);
      released.when(releaseHold('p1')).then([]);
      released.when(move('p1')).then([]);
    });

    it('never moves back to a time of an older proposal', () => {
      const moved = held.when(hold('p2', 600)).when(move('p2'));
      expect(moved.state.holds).toEqual([]);
      moved.when(move('p1')).then([]);
    });

    it('keeps the time of a newer proposal', () => {
      expect(held.when(hold('p2', 600)).when(move('p1')).state.holds).toMatchObject([{ proposalId: 'p2' }]);
    });

    it('releases everything when it is cancelled', () => {
      expect(takenTimes(held.when(release('b1')).state)).toEqual([]);
    });
  });

  it('never has two slots that overlap, whatever is asked', () => {
    const wish = fc.record({
      id: fc.integer({ min: 0, max: 30 }),
      start: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 15, max: 240 }),
      isRelease: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        let calendar: Pick<ReturnType<typeof given>, 'state' | 'when'> = given([]);
        for (const { id, start, length, isRelease } of wishes)
          calendar = calendar.when(isRelease ? release(`b${id}`) : reserve(`b${id}`, start, length));
        const { slots } = calendar.state;
        const pairs = slots.flatMap((one, i) => slots.slice(i + 1).map((other) => [one, other] as const));
        expect(pairs.filter(([one, other]) => overlaps(one, other, 30))).toEqual([]);
      }),
    );
  });
});
