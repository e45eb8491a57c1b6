import { describe, expect, it } from 'vitest';
import { addMinutes, manilaDayAndTime, manilaInstant } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { namedWith, request, startsAt } from './testing/booking-fixture.ts';
import { bookingDecider } from './decider.ts';
import { requestBooking } from './decide-requests.ts';

/** A client can only name a worker within reach, at a time when they are free. */

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
    ['during it', slot('10:00', '11:00')],
    ['within the travel buffer', slot('10:45', '11:45')],
  ])('is refused for a conflict with another job %s, with the next three free starts', (_, other) => {
    const decision = asked(withCalendar({ slots: [other] }));
    expect(decision).toMatchObject({
      refused: 'slot_taken',
      details: { others: { serviceId: 'kitchen-tap-repair', date: '2026-11-18', time: '09:30', durationMinutes: 60 } },
    });
    if (!isRefusal(decision)) throw new Error('Expected a refusal');
    const alternatives = decision.details?.['alternatives'] as string[];
    expect(alternatives).toHaveLength(3);
    for (const start of alternatives)
      expect(
        asked({ ...withCalendar({ slots: [other] }), request: { ...request.request, ...manilaDayAndTime(start) } }),
      ).toMatchObject([{ type: 'BookingRequested' }]);
  });

  it('is refused during a long vacation, with the first starts after it', () => {
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

  it('is accepted when the travel buffer to the other job is kept', () => {
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

  it('is refused outside their reach with a query for other workers, and accepted within it', () => {
    expect(asked(cebu)).toMatchObject({
      refused: 'out_of_reach',
      details: { others: { lat: 10.3318, lng: 123.896, date: '2026-11-18', time: '09:30' } },
    });
    expect(
      asked({ ...cebu, worker: namedWith({ reach: { location: { lat: 10.3, lng: 123.9 }, radiusKm: 5 } }) }),
    ).toMatchObject([{ type: 'BookingRequested' }]);
  });

  it('is refused in a city outside their reach, also by the city’s former centre', () => {
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

  it('uses the default radius for a worker without one', () => {
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

  it('repeated after it was stored stays stored, even if the time is taken now', () => {
    const events = asked({});
    if (isRefusal(events)) throw new Error('Expected events, got a refusal');
    const state = events.reduce(bookingDecider.evolve, initialState);
    expect(
      requestBooking(
        { ...request, ...withCalendar({ slots: [{ startsAt, endsAt: addMinutes(startsAt, 60) }] }) },
        state,
      ),
    ).toEqual([]);
  });
});

it('accepts an open request without checking any calendar', () => {
  expect(asked({ ...cebu, worker: null })).toMatchObject([{ type: 'BookingRequested', data: { worker: null } }]);
});

describe('a pin that does not match its address', () => {
  const homeIn = (city: string, province: string) => ({
    worker: null,
    request: {
      ...request.request,
      address: { ...request.request.address, lat: 14.5706, lng: 121.0581, city, province },
    },
  });

  it('is refused with its actual place', () => {
    expect(asked(homeIn('Dagupan', 'Pangasinan'))).toMatchObject({
      refused: 'pin_elsewhere',
      details: { around: { province: 'Metro Manila' } },
    });
    expect(asked(homeIn('Pasig', 'Metro Manila'))).toMatchObject([{ data: { address: { precision: 'exact' } } }]);
  });

  it('is accepted for a rebooked job', () => {
    const insteadOf = { bookingId: 'b0', declinedBy: [], paymentAccount: null };
    expect(asked({ ...homeIn('Dagupan', 'Pangasinan'), insteadOf })).toMatchObject([{ type: 'BookingRequested' }]);
  });
});
