import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '#contracts/calendar/availability.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { bookSlot, calendarDecider, holdSlot, moveSlot, releaseHold, releaseSlot, takenTimes } from './decider.ts';

const eight = '2026-11-18T00:00:00.000Z';
const slot = (bookingId: string, startMinutes: number, lengthMinutes = 60, bufferMinutes = 30) => ({
  workerId: 'w1',
  bookingId,
  startsAt: addMinutes(eight, startMinutes),
  endsAt: addMinutes(eight, startMinutes + lengthMinutes),
  bufferMinutes,
});
const given = (events: readonly CalendarEvent[]) => events.reduce(calendarDecider.evolve, calendarDecider.initialState);
const booked = (bookingId: string, startMinutes: number): CalendarEvent => {
  const { bufferMinutes: _buffer, ...data } = slot(bookingId, startMinutes);
  return { type: 'SlotBooked', data };
};

describe('a worker’s calendar', () => {
  it('books a free slot', () => expect(bookSlot(slot('b1', 0), given([]))).toEqual([booked('b1', 0)]));
  it('books the same booking once', () => expect(bookSlot(slot('b1', 0), given([booked('b1', 0)]))).toEqual([]));
  it('refuses an overlap', () =>
    expect(bookSlot(slot('b2', 59), given([booked('b1', 0)]))).toEqual({ refused: 'slot_taken' }));
  it('keeps the travel buffer on both sides', () => {
    expect(bookSlot(slot('b2', 89), given([booked('b1', 0)]))).toEqual({ refused: 'slot_taken' });
    expect(bookSlot(slot('b2', 90), given([booked('b1', 0)]))).toHaveLength(1);
    expect(bookSlot(slot('b2', -89), given([booked('b1', 0)]))).toEqual({ refused: 'slot_taken' });
    expect(bookSlot(slot('b2', -90), given([booked('b1', 0)]))).toHaveLength(1);
  });
  it('gives a slot back once, and can be booked again', () => {
    const released = releaseSlot({ workerId: 'w1', bookingId: 'b1', reason: 'cancelled' }, given([booked('b1', 0)]));
    expect(released).toEqual([
      { type: 'SlotReleased', data: { workerId: 'w1', bookingId: 'b1', reason: 'cancelled' } },
    ]);
    const free = given([booked('b1', 0), ...(released as CalendarEvent[])]);
    expect(releaseSlot({ workerId: 'w1', bookingId: 'b1', reason: 'cancelled' }, free)).toEqual([]);
    expect(bookSlot(slot('b2', 30), free)).toHaveLength(1);
  });

  describe('a job that moves', () => {
    const hold = (proposalId: string, startMinutes: number) => ({ ...slot('b1', startMinutes), proposalId });
    const after = (state: ReturnType<typeof given>, decision: ReturnType<typeof holdSlot>) =>
      isRefusal(decision) ? state : decision.reduce(calendarDecider.evolve, state);
    const held = after(given([booked('b1', 0)]), holdSlot(hold('p1', 300), given([booked('b1', 0)])));
    const name = { workerId: 'w1', bookingId: 'b1', proposalId: 'p1' };

    it('keeps both times until it has moved, and the new one from then on', () => {
      for (const minutes of [30, 330]) expect(bookSlot(slot('b2', minutes), held)).toEqual({ refused: 'slot_taken' });
      const moved = after(held, moveSlot(name, held));
      expect(moved).toEqual({ slots: [expect.objectContaining({ startsAt: addMinutes(eight, 300) })], holds: [] });
      expect(bookSlot(slot('b2', 30), moved)).toHaveLength(1);
      expect(moveSlot(name, moved)).toEqual([]);
    });

    it('holds no time of another job, but may overlap its own', () => {
      const busy = given([booked('b1', 0), booked('b2', 300)]);
      expect(holdSlot(hold('p1', 330), busy)).toEqual({ refused: 'slot_taken' });
      expect(holdSlot(hold('p1', 30), busy)).toHaveLength(1);
      expect(holdSlot(hold('p1', 600), given([]))).toEqual({ refused: 'not_allowed_now' });
    });

    it('gives a held time up, once', () => {
      const released = releaseHold({ ...name, reason: 'orphaned' }, held);
      expect(released).toHaveLength(1);
      const free = after(held, released);
      expect(takenTimes(free)).toHaveLength(1);
      expect(releaseHold({ ...name, reason: 'orphaned' }, free)).toEqual([]);
      expect(moveSlot(name, free)).toEqual([]);
    });

    it('never moves back to a time of an older proposal', () => {
      const twice = after(held, holdSlot(hold('p2', 600), held));
      const moved = after(twice, moveSlot({ ...name, proposalId: 'p2' }, twice));
      expect(moved.holds).toEqual([]);
      expect(moveSlot(name, moved)).toEqual([]);
    });

    it('keeps the time of a newer proposal', () => {
      const twice = after(held, holdSlot(hold('p2', 600), held));
      expect(after(twice, moveSlot(name, twice)).holds).toMatchObject([{ proposalId: 'p2' }]);
    });

    it('gives everything back when it is cancelled', () => {
      expect(
        takenTimes(after(held, releaseSlot({ workerId: 'w1', bookingId: 'b1', reason: 'cancelled' }, held))),
      ).toEqual([]);
    });
  });

  it('never holds two slots that overlap, whatever is asked', () => {
    const wish = fc.record({
      id: fc.integer({ min: 0, max: 30 }),
      start: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 15, max: 240 }),
      release: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        let state = given([]);
        for (const { id, start, length, release } of wishes) {
          const decision = release
            ? releaseSlot({ workerId: 'w1', bookingId: `b${id}`, reason: 'cancelled' }, state)
            : bookSlot(slot(`b${id}`, start, length), state);
          if (!isRefusal(decision)) state = decision.reduce(calendarDecider.evolve, state);
        }
        const pairs = state.slots.flatMap((one, i) => state.slots.slice(i + 1).map((other) => [one, other] as const));
        expect(pairs.filter(([one, other]) => overlaps(one, other, 30))).toEqual([]);
      }),
    );
  });
});
