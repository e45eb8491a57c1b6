import { describe, expect, it } from 'vitest';
import { addMinutes, manilaDayAndTime, manilaInstant } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { namedWith, request, startsAt } from './testing/booking-fixture.ts';
import { bookingDecider } from './decider.ts';
import { requestBooking } from './decide-requests.ts';

/** A client may only ask somebody by name who can come, at a time that they have. */

const { initialState } = bookingDecider;
const wednesday = (time: string) => manilaInstant('2026-11-18', time);
const slot = (from: string, to: string) => ({ startsAt: wednesday(from), endsAt: wednesday(to) });
const withCalendar = (changes: object) => ({
  worker: namedWith({ availability: { ...request.worker!.availability, ...changes } }),
});
const at = (lat: number, lng: number) => ({
  request: { ...request.request, address: { ...request.request.address, lat, lng } },
});
const cebu = {
  request: {
    ...request.request,
    address: {
      line: '1 Osmeña Blvd.',
      barangay: 'Lahug',
      city: 'Cebu City',
      province: 'Cebu',
      lat: 10.3318,
      lng: 123.896,
    },
  },
};
const asked = (changes: object) => requestBooking({ ...request, ...changes }, initialState);

describe('a request that names a worker', () => {
  it.each([
    ['at the same time', slot('09:30', '10:30')],
    ['in the middle of it', slot('10:00', '11:00')],
    ['within the way from one to the other', slot('10:45', '11:45')],
  ])('is refused when another job is there, %s, with the next three starts that are free', (_, other) => {
    const decision = asked(withCalendar({ slots: [other] }));
    expect(decision).toMatchObject({
      refused: 'slot_taken',
      details: { others: { serviceId: 'kitchen-tap-repair', date: '2026-11-18', time: '09:30', durationMinutes: 60 } },
    });
    if (!isRefusal(decision)) throw new Error('It is taken');
    const alternatives = decision.details?.['alternatives'] as string[];
    expect(alternatives).toHaveLength(3);
    for (const start of alternatives)
      expect(
        asked({ ...withCalendar({ slots: [other] }), request: { ...request.request, ...manilaDayAndTime(start) } }),
      ).toMatchObject([{ type: 'BookingRequested' }]);
  });

  it('is refused in the middle of a long vacation with the first starts after it', () => {
    const vacation = { startsAt: manilaInstant('2026-11-17'), endsAt: manilaInstant('2026-12-20') };
    expect(asked(withCalendar({ timeOff: [vacation] }))).toMatchObject({
      refused: 'outside_hours',
      details: {
        alternatives: ['08:00', '08:30', '09:00'].map((time) =>
          new Date(manilaInstant('2026-12-21', time)).toISOString(),
        ),
      },
    });
  });

  it('is taken when the other job leaves the way between the two', () => {
    expect(asked(withCalendar({ slots: [slot('11:00', '12:00')] }))).toMatchObject([
      { type: 'BookingRequested', data: { startsAt } },
    ]);
  });

  it.each([
    [
      'on a day off',
      { timeOff: [slot('08:00', '12:00')] },
      [wednesday('12:00'), wednesday('12:30'), wednesday('13:00')],
    ],
    [
      'outside their hours',
      { weeklyHours: { ...request.worker!.availability.weeklyHours, wed: [{ from: '13:00', to: '17:00' }] } },
      [wednesday('13:00'), wednesday('13:30'), wednesday('14:00')],
    ],
  ])('is refused %s', (_, calendar, alternatives) => {
    expect(asked(withCalendar(calendar))).toMatchObject({
      refused: 'outside_hours',
      details: { alternatives, others: {} },
    });
  });

  it('is refused out of their reach, and says how the others are found; nothing is when they go as far', () => {
    expect(asked(cebu)).toMatchObject({
      refused: 'out_of_reach',
      details: { others: { lat: 10.3318, lng: 123.896, date: '2026-11-18', time: '09:30' } },
    });
    expect(
      asked({ ...cebu, worker: namedWith({ reach: { location: { lat: 10.3, lng: 123.9 }, radiusKm: 5 } }) }),
    ).toMatchObject([{ type: 'BookingRequested' }]);
  });

  it('is refused for somewhere in a city that they don’t go to, also by its former middle', () => {
    const { lat: _, lng: __, ...address } = request.request.address;
    const somewhere = (rest: object) => asked({ request: { ...request.request, address: { ...address, ...rest } } });
    const others = { city: 'Dagupan', province: 'Pangasinan', date: '2026-11-18', time: '09:30' };
    expect(somewhere({ city: 'Dagupan', province: 'Pangasinan' })).toMatchObject({
      refused: 'out_of_reach',
      details: { others },
    });
    expect(somewhere({ city: 'Cebu City', province: 'Cebu', lat: 10.3157, lng: 123.8854 })).toMatchObject({
      refused: 'out_of_reach',
    });
    expect(somewhere({ city: 'Pasig City', province: 'NCR' })).toMatchObject([
      { data: { address: { precision: 'city' } } },
    ]);
  });

  it('goes as far as usual by who has not said', () => {
    const nearby = at(14.65, 121.0581);
    const usual = (defaultRadiusKm: number) =>
      asked({
        ...nearby,
        worker: namedWith({ reach: { location: request.worker!.reach.location, radiusKm: 0 } }),
        settings: { ...request.settings, defaultRadiusKm },
      });
    expect(usual(5)).toMatchObject({ refused: 'out_of_reach' });
    expect(usual(20)).toMatchObject([{ type: 'BookingRequested' }]);
  });

  it('that was made already stays made, whatever became of the time', () => {
    const events = asked({});
    if (isRefusal(events)) throw new Error('It is free');
    const state = events.reduce(bookingDecider.evolve, initialState);
    expect(
      requestBooking(
        { ...request, ...withCalendar({ slots: [{ startsAt, endsAt: addMinutes(startsAt, 60) }] }) },
        state,
      ),
    ).toEqual([]);
  });
});

it('an open request asks nobody in particular, so nobody’s calendar is in its way', () => {
  expect(asked({ ...cebu, worker: null })).toMatchObject([{ type: 'BookingRequested', data: { worker: null } }]);
});

describe('a pin that isn’t where its address says', () => {
  const homeIn = (city: string, province: string) => ({
    worker: null,
    request: {
      ...request.request,
      address: { ...request.request.address, lat: 14.5706, lng: 121.0581, city, province },
    },
  });

  it('is refused, with where it is', () => {
    expect(asked(homeIn('Dagupan', 'Pangasinan'))).toMatchObject({
      refused: 'pin_elsewhere',
      details: { around: { province: 'Metro Manila' } },
    });
    expect(asked(homeIn('Pasig', 'Metro Manila'))).toMatchObject([{ data: { address: { precision: 'exact' } } }]);
  });

  it('is taken once more where a booking was made with it', () => {
    const insteadOf = { bookingId: 'b0', declinedBy: [], paymentAccount: null };
    expect(asked({ ...homeIn('Dagupan', 'Pangasinan'), insteadOf })).toMatchObject([{ type: 'BookingRequested' }]);
  });
});
