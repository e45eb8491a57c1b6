import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Availability } from '#contracts/calendar/availability.ts';
import { noRules } from '#contracts/calendar/booking-rules.ts';
import { compiledCalendar } from '#contracts/calendar/compiled-calendar.ts';
import { firstFreeStartMs, nextFreeStarts, startsOfDay } from '#contracts/calendar/free-starts.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { addDays, addMinutes, HOUR_MS, manilaDay, manilaDayAndTime, MINUTE_MS } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { requestBooking } from './decide-requests.ts';
import { namedWith, request } from './testing/booking-fixture.ts';

/** An offered start can be requested and accepted; any other is refused, for all rules, hours and jobs of a worker. */

const monday = Date.parse('2026-11-16T00:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();
const DAYS = 6;
/** Days; beyond the horizon of the platform and of every worker. */
const BEYOND_HORIZON = 400;

const span = fc
  .tuple(fc.integer({ min: -24, max: 24 * DAYS }), fc.integer({ min: 1, max: 30 }))
  .map(([from, halfHours]) => ({
    startsAt: iso(monday + from * HOUR_MS),
    endsAt: iso(monday + from * HOUR_MS + halfHours * 30 * MINUTE_MS),
  }));
const slots = fc
  .array(span, { maxLength: 8 })
  .map((spans) => spans.map((slot, index) => ({ ...slot, bookingId: `other-${index}` })));
const minutes = fc.constantFrom(null, 0, 15, 45, 120);
const availability: fc.Arbitrary<Availability> = fc.record({
  weeklyHours: fc.constantFrom(usualHours(), {
    ...usualHours(),
    sat: [{ from: '20:00', to: '24:00' }],
    sun: [{ from: '00:00', to: '24:00' }],
    mon: [
      { from: '00:00', to: '02:00' },
      { from: '08:30', to: '10:00' },
      { from: '10:00', to: '17:15' },
    ],
    tue: [],
  }),
  rules: fc.record({
    bufferBeforeMinutes: minutes,
    bufferAfterMinutes: minutes,
    minimumNoticeMinutes: fc.constantFrom(null, 0, 180, 36 * 60),
    bookAheadDays: fc.constantFrom(null, 1, 3, 90),
    jobsPerDay: fc.constantFrom(null, 1, 2, 3),
  }),
  timeOff: fc.array(span, { maxLength: 2 }),
  slots,
  busy: fc.array(span, { maxLength: 3 }),
});
const settings = fc.record({
  minimumNoticeMinutes: fc.constantFrom(0, 30, 240),
  bookingHorizonDays: fc.constantFrom(2, 7, 90),
  travelBufferMinutes: fc.constantFrom(0, 30, 60),
});
const now = fc.integer({ min: 0, max: 2 * 24 * 60 }).map((after) => iso(monday + after * MINUTE_MS));
const durationMinutes = fc.constantFrom(15, 60, 90, 240, 480);
const zone = fc.constantFrom('UTC', 'Asia/Manila', 'America/Los_Angeles', 'Pacific/Kiritimati');

type Asked = {
  availability: Availability;
  settings: Pick<typeof defaultSettings, 'minimumNoticeMinutes' | 'bookingHorizonDays' | 'travelBufferMinutes'>;
  now: string;
  durationMinutes: number;
};
const asked: fc.Arbitrary<Asked> = fc.record({ availability, settings, now, durationMinutes });

/** Outcome of a request for that start. */
function answer(
  { availability: calendar, settings: platform, now: at, durationMinutes: length }: Asked,
  start: string,
) {
  const decided = requestBooking(
    {
      ...request,
      now: at,
      request: { ...request.request, ...manilaDayAndTime(start), durationMinutes: length },
      worker: namedWith({ availability: calendar }),
      settings: { ...defaultSettings, ...platform },
    },
    { kind: 'none' },
  );
  return isRefusal(decided) ? decided.refused : 'requested';
}

function accepted({ availability: calendar, settings: platform, durationMinutes: length }: Asked, startsAt: string) {
  const decided = calendarDecider.decide(
    {
      type: 'ReserveSlot',
      data: {
        workerId: 'w1',
        bookingId: 'b1',
        startsAt,
        endsAt: addMinutes(startsAt, length),
        rules: { own: calendar.rules, platform },
      },
    },
    {
      ...calendarDecider.initialState,
      slots: calendar.slots,
      source: {
        sourceId: 's1',
        workerAccountId: 'a1',
        host: 'calendar.example',
        busy: calendar.busy,
        unread: [],
        problem: null,
      },
    },
  );
  return !isRefusal(decided);
}

function offers({ availability: calendar, settings: platform, now: at, durationMinutes: length }: Asked) {
  const question = { durationMinutes: length, terms: { ...platform, nowMs: Date.parse(at) } };
  return Array.from({ length: DAYS }, (_, ahead) => startsOfDay(calendar, addDays(manilaDay(at), ahead), question));
}

const realZone = process.env['TZ'];
afterEach(() => {
  if (realZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = realZone;
});

describe('a start', () => {
  it('can be requested and accepted if it is offered, and is refused otherwise', () => {
    fc.assert(
      fc.property(asked, zone, (question, tz) => {
        process.env['TZ'] = tz;
        for (const { free, taken } of offers(question)) {
          for (const start of free) {
            expect(answer(question, start)).toBe('requested');
            expect(accepted(question, start)).toBe(true);
          }
          for (const start of taken) expect(answer(question, start)).not.toBe('requested');
        }
      }),
    );
  });

  it('between listed starts follows the same rules, in any time zone of the machine', () => {
    const start = fc.integer({ min: 0, max: DAYS * 24 * 4 }).map((quarters) => iso(monday + quarters * 15 * MINUTE_MS));
    fc.assert(
      fc.property(asked, start, zone, (question, wanted, tz) => {
        process.env['TZ'] = 'UTC';
        const said = answer(question, wanted);
        process.env['TZ'] = tz;
        expect(answer(question, wanted)).toBe(said);
        const listed = offers(question).find(({ day }) => day === manilaDay(wanted));
        if (listed?.free.includes(wanted)) expect(said).toBe('requested');
        if (listed?.taken.includes(wanted)) expect(said).not.toBe('requested');
      }),
    );
  });

  it('offered by a refusal can be requested', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const [first] = offers(question).flatMap(({ taken }) => taken);
        if (first === undefined) return;
        const decided = requestBooking(
          {
            ...request,
            now: question.now,
            request: {
              ...request.request,
              ...manilaDayAndTime(first),
              durationMinutes: question.durationMinutes,
            },
            worker: namedWith({ availability: question.availability }),
            settings: { ...defaultSettings, ...question.settings },
          },
          { kind: 'none' },
        );
        if (!isRefusal(decided)) throw new Error('Expected a refusal');
        const instead = decided.details?.['alternatives'];
        if (!Array.isArray(instead)) return;
        expect(instead.length).toBeLessThanOrEqual(3);
        for (const start of instead) expect(answer(question, String(start))).toBe('requested');
      }),
    );
  });

  it('is the first one in both search and calendar', () => {
    fc.assert(
      fc.property(asked, now, ({ availability: calendar, durationMinutes: length, ...rest }, from) => {
        const question = { durationMinutes: length, terms: { ...rest.settings, nowMs: Date.parse(rest.now) } };
        const first = firstFreeStartMs(compiledCalendar(calendar), Date.parse(from), question, BEYOND_HORIZON);
        expect(first === null ? [] : [iso(first)]).toEqual(nextFreeStarts(calendar, from, 1, question));
      }),
    );
  });
});

describe('a worker’s own rules', () => {
  const free = (rules: Partial<Availability['rules']>, slotsTaken: Availability['slots'] = []) =>
    startsOfDay(
      { weeklyHours: usualHours(), rules: { ...noRules, ...rules }, timeOff: [], slots: slotsTaken, busy: [] },
      '2026-11-17',
      {
        durationMinutes: 60,
        terms: { ...defaultSettings, nowMs: monday },
      },
    ).free.map((start) => manilaDayAndTime(start).time);
  const job = { bookingId: 'b1', startsAt: '2026-11-17T02:00:00.000Z', endsAt: '2026-11-17T03:00:00.000Z' };

  it('keep their buffers around jobs instead of the platform’s', () => {
    expect(free({}, [job]).slice(0, 3)).toEqual(['08:00', '08:30', '11:30']);
    expect(free({ bufferBeforeMinutes: 0 }, [job]).slice(0, 4)).toEqual(['08:00', '08:30', '09:00', '11:00']);
    expect(free({ bufferBeforeMinutes: 60, bufferAfterMinutes: 30 }, [job])[0]).toBe('12:30');
  });

  it('close full days and days beyond their horizon', () => {
    expect(free({ jobsPerDay: 1 }, [job])).toEqual([]);
    expect(free({ jobsPerDay: 2 }, [job])).not.toEqual([]);
    expect(free({ bookAheadDays: 1 })).toEqual(['08:00']);
  });

  it('can lengthen the platform’s notice, never shorten it', () => {
    expect(free({ minimumNoticeMinutes: 26 * 60 })[0]).toBe('10:00');
    expect(free({ minimumNoticeMinutes: 0 })[0]).toBe('08:00');
  });
});
