import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '#contracts/calendar/availability.ts';
import { type BookingRules, noRules } from '#contracts/calendar/booking-rules.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { CalendarCommand } from './commands.ts';
import { calendarDecider } from './decider.ts';
import { reservedTimes } from '#contracts/calendar/calendar-fold.ts';

const given = givenEventsOf(calendarDecider);

const eight = '2026-11-18T00:00:00.000Z';
const slot = (bookingId: string, startMinutes: number, lengthMinutes = 60) => ({
  workerId: 'w1',
  bookingId,
  startsAt: addMinutes(eight, startMinutes),
  endsAt: addMinutes(eight, startMinutes + lengthMinutes),
});
const rules = { own: noRules, platform: { ...defaultSettings, travelBufferMinutes: 30 } };
const booked = (bookingId: string, startMinutes: number): CalendarEvent => ({
  type: 'SlotBooked',
  data: slot(bookingId, startMinutes),
});
const reserve = (
  bookingId: string,
  startMinutes: number,
  lengthMinutes = 60,
  own: Partial<BookingRules> = {},
): CalendarCommand => ({
  type: 'ReserveSlot',
  data: {
    ...slot(bookingId, startMinutes, lengthMinutes),
    rules: { ...rules, own: { ...noRules, ...own } },
  },
});
const release = (bookingId: string): CalendarCommand => ({
  type: 'ReleaseSlot',
  data: { workerId: 'w1', bookingId, reason: 'cancelled' },
});
const hold = (proposalId: string, startMinutes: number): CalendarCommand => ({
  type: 'HoldSlot',
  data: { ...slot('b1', startMinutes), proposalId, rules },
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
  it('uses the worker’s own buffer instead', () => {
    const own = { bufferBeforeMinutes: 15, bufferAfterMinutes: 30 };
    const busy = given([booked('b1', 0)]);
    for (const minutes of [104, -104]) busy.when(reserve('b2', minutes, 60, own)).then(taken);
    for (const minutes of [105, -105]) busy.when(reserve('b2', minutes, 60, own)).thenLike(somethingBooked);
    busy.when(reserve('b2', 60, 60, { bufferBeforeMinutes: 0 })).thenLike(somethingBooked);
  });
  it('accepts no more jobs on a Manila day than the worker’s maximum', () => {
    const twice = given([booked('b1', 0), booked('b2', 120)]);
    const own = { jobsPerDay: 2 };
    twice.when(reserve('b3', 300, 60, own)).then(refuse('day_full'));
    // From midnight on it is another day.
    twice.when(reserve('b3', 16 * 60, 60, own)).thenLike(somethingBooked);
    twice
      .when(hold('p1', 300))
      .when(reserve('b3', 600, 60, { jobsPerDay: 3 }))
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

    it('reserves both times until it has moved, and the new one afterwards', () => {
      for (const minutes of [30, 330]) held.when(reserve('b2', minutes)).then(taken);
      const moved = held.when(move('p1'));
      expect(moved.state).toEqual({
        slots: [expect.objectContaining({ startsAt: addMinutes(eight, 300) })],
        holds: [],
        addressHash: null,
        source: null,
      });
      moved.when(reserve('b2', 30)).thenLike(somethingBooked);
      moved.when(move('p1')).then([]);
    });

    it('reserves no time of another job, but may overlap its own', () => {
      const busy = given([booked('b1', 0), booked('b2', 300)]);
      busy.when(hold('p1', 330)).then(taken);
      busy.when(hold('p1', 30)).thenLike([{ type: 'SlotHeld' }]);
      given([]).when(hold('p1', 600)).then(refuse('not_allowed_now'));
    });

    it('releases a reserved time, once', () => {
      const released = held.when(releaseHold('p1'));
      released.thenLike([{ type: 'SlotHoldReleased' }]);
      expect(reservedTimes(released.state)).toHaveLength(1);
      released.when(releaseHold('p1')).then([]);
      released.when(move('p1')).then([]);
    });

    it('never moves back to the time of an older proposal', () => {
      const moved = held.when(hold('p2', 600)).when(move('p2'));
      expect(moved.state.holds).toEqual([]);
      moved.when(move('p1')).then([]);
    });

    it('keeps the time of a newer proposal', () => {
      expect(held.when(hold('p2', 600)).when(move('p1')).state.holds).toMatchObject([{ proposalId: 'p2' }]);
    });

    it('releases everything when it is cancelled', () => {
      expect(reservedTimes(held.when(release('b1')).state)).toEqual([]);
    });
  });

  describe('an external calendar', () => {
    const source = { workerId: 'w1', workerAccountId: 'a1', sourceId: 's1', host: 'calendar.example' };
    const span = (startMinutes: number) => {
      const { startsAt, endsAt } = slot('', startMinutes);
      return { startsAt, endsAt };
    };
    const connect = (busy: ReturnType<typeof span>[], sourceId = 's1'): CalendarCommand => ({
      type: 'ConnectCalendar',
      data: { ...source, sourceId, busy, unread: [] },
    });
    const imported = (busy: ReturnType<typeof span>[], sourceId = 's1'): CalendarCommand => ({
      type: 'ImportBusyTimes',
      data: { workerId: 'w1', sourceId, busy, unread: [] },
    });
    const failedOf = (sourceId: string): CalendarCommand => ({
      type: 'NoteReadFailure',
      data: { workerId: 'w1', sourceId, problem: 'unreachable' },
    });
    const failed = failedOf('s1');
    const disconnect = (sourceId: string | null): CalendarCommand => ({
      type: 'DisconnectCalendar',
      data: { workerId: 'w1', sourceId },
    });
    const connected = given([]).when(connect([span(0)]));

    it('blocks jobs during its events, with a buffer before them and none after', () => {
      connected.thenLike([{ type: 'CalendarConnected' }, { type: 'BusyTimesImported' }]);
      connected.when(connect([span(0)])).then([]);
      connected.when(reserve('b1', 30)).then(taken);
      connected.when(reserve('b1', 89)).then(taken);
      connected.when(reserve('b1', 90)).thenLike(somethingBooked);
      connected.when(reserve('b1', -60)).thenLike(somethingBooked);
      connected.when(hold('p1', 30)).then(refuse('not_allowed_now'));
    });

    it('stores nothing while it is unchanged, and new times when it changes', () => {
      connected.when(imported([span(0)])).then([]);
      const moved = connected.when(imported([span(300)]));
      moved.when(reserve('b1', 0)).thenLike(somethingBooked);
      moved.when(reserve('b1', 300)).then(taken);
    });

    it('records a read failure once and never frees a time', () => {
      const broken = connected.when(failed);
      broken.then([
        {
          type: 'CalendarReadFailed',
          data: { workerId: 'w1', workerAccountId: 'a1', host: 'calendar.example', problem: 'unreachable' },
        },
      ]);
      broken.when(failed).then([]);
      broken.when(reserve('b1', 0)).then(taken);
      broken.when(imported([span(0)])).thenLike([{ type: 'BusyTimesImported' }]);
      expect(broken.when(imported([span(0)])).state.source?.problem).toBeNull();
    });

    it('keeps the old times while it is replaced, and none once it is disconnected', () => {
      expect(connected.when(connect([span(600)], 's2')).state.source).toMatchObject({ busy: [span(600)] });
      const gone = connected.when(disconnect('s1'));
      gone.then([{ type: 'CalendarDisconnected', data: { workerId: 'w1' } }]);
      gone.when(reserve('b1', 0)).thenLike(somethingBooked);
      gone.when(imported([span(0)])).then([]);
      gone.when(failed).then([]);
      gone.when(disconnect(null)).then([]);
    });

    it('ignores late results and failures of a replaced source', () => {
      const replaced = connected.when(connect([span(600)], 's2'));
      replaced.thenLike([{ type: 'CalendarConnected', data: { sourceId: 's2', replaces: 's1' } }, {}]);
      for (const late of [imported([span(0)]), failed, disconnect('s1'), disconnect(null)])
        replaced.when(late).then([]);
      replaced.when(imported([span(300)], 's2')).thenLike([{ type: 'BusyTimesImported' }]);
      replaced.when(failedOf('s2')).thenLike([{ type: 'CalendarReadFailed' }]);
      replaced.when(disconnect('s2')).thenLike([{ type: 'CalendarDisconnected' }]);
    });
  });

  it('has one secret address at a time, until it is revoked', () => {
    const set = (addressHash: string): CalendarCommand => ({
      type: 'SetCalendarAddress',
      data: { workerId: 'w1', addressHash },
    });
    const revoke: CalendarCommand = { type: 'RevokeCalendarAddress', data: { workerId: 'w1' } };
    const on = given([]).when(set('one'));
    on.then([{ type: 'CalendarAddressSet', data: { workerId: 'w1', addressHash: 'one' } }]);
    on.when(set('one')).then([]);
    expect(on.when(set('two')).state.addressHash).toBe('two');
    const off = on.when(revoke);
    expect(off.state.addressHash).toBeNull();
    off.when(revoke).then([]);
  });

  it('never contains overlapping slots, for any commands', () => {
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
