import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contracts/manila-time.ts';
import { CalendarUnreadable, readCalendar } from './busy-times.ts';
import { windowsZones } from './windows-zones.ts';
import { zoneNamed } from './zones.ts';

const window = { startsAt: '2026-11-16T00:00:00.000Z', endsAt: '2027-02-16T00:00:00.000Z' };
const busyTimesIn = (text: string, within: typeof window) => readCalendar(text, within).busy;
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
const starts = (text: string) => busyTimesIn(text, window).map(({ startsAt }) => startsAt.slice(0, 16));

const newYork = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('an external calendar', () => {
  it('blocks its busy times, in its own time zone', () => {
    expect(busyTimesIn(calendar(...event('DTSTART:20261118T010000Z', 'DTEND:20261118T023000Z')), window)).toEqual([
      { startsAt: '2026-11-18T01:00:00.000Z', endsAt: '2026-11-18T02:30:00.000Z' },
    ]);
    expect(
      starts(
        calendar(
          ...newYork,
          ...event('DTSTART;TZID=America/New_York:20261118T200000', 'DTEND;TZID=America/New_York:20261118T210000'),
        ),
      ),
    ).toEqual(['2026-11-19T01:00']);
  });

  it('uses Manila time without a time zone, and for whole days', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/Los_Angeles';
    try {
      expect(starts(calendar(...event('DTSTART:20261118T090000', 'DURATION:PT1H')))).toEqual(['2026-11-18T01:00']);
      expect(
        busyTimesIn(calendar(...event('DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261120')), window),
      ).toEqual([{ startsAt: '2026-11-17T16:00:00.000Z', endsAt: '2026-11-19T16:00:00.000Z' }]);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('follows its recurrence rule, without excluded dates and with moved ones', () => {
    const text = calendar(
      ...event(
        'DTSTART:20261116T010000Z',
        'DTEND:20261116T020000Z',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE:20261123T010000Z',
      ),
      ...event('RECURRENCE-ID:20261130T010000Z', 'DTSTART:20261201T050000Z', 'DTEND:20261201T060000Z'),
    );
    expect(starts(text)).toEqual(['2026-11-16T01:00', '2026-12-01T05:00', '2026-12-07T01:00']);
  });

  it('continues after an occurrence moved far away, and includes one moved into view', () => {
    const series = (...lines: string[]) =>
      event('DTSTART:20261116T010000Z', 'DTEND:20261116T020000Z', 'RRULE:FREQ=WEEKLY;COUNT=20', ...lines);
    const moved = (from: string, to: string) =>
      event(`RECURRENCE-ID:${from}T010000Z`, `DTSTART:${to}T050000Z`, `DTEND:${to}T060000Z`);
    const as = starts(calendar(...series()));
    expect(as).toHaveLength(14);
    expect(starts(calendar(...series(), ...moved('20261123', '20270401')))).toEqual(
      as.filter((start) => !start.startsWith('2026-11-23')),
    );
    expect(starts(calendar(...series(), ...moved('20270308', '20261125')))).toEqual(
      [...as, '2026-11-25T05:00'].toSorted(),
    );
  });

  it('includes a single occurrence of a series that is sent without the others', () => {
    const once = event('RECURRENCE-ID:20261123T010000Z', 'DTSTART:20261123T010000Z', 'DTEND:20261123T020000Z');
    expect(starts(calendar(...once))).toEqual(['2026-11-23T01:00']);
    expect(
      starts(calendar(...event('RECURRENCE-ID:20261123T010000Z', 'STATUS:CANCELLED', 'DTSTART:20261123T010000Z'))),
    ).toEqual([]);
  });

  it('includes the first date beside listed ones, unless it is excluded', () => {
    const listed = (...lines: string[]) =>
      starts(calendar(...event('DTSTART:20261118T010000Z', 'DURATION:PT1H', ...lines))).map((start) => start.slice(8));
    const others = 'RDATE:20261120T010000Z,20261123T010000Z';
    expect(listed(others)).toEqual(['18T01:00', '20T01:00', '23T01:00']);
    expect(listed(others, 'RDATE:20261118T010000Z')).toEqual(['18T01:00', '20T01:00', '23T01:00']);
    expect(listed(others, 'EXDATE:20261118T010000Z')).toEqual(['20T01:00', '23T01:00']);
    expect(listed('RDATE:20261117T010000Z')).toEqual(['17T01:00', '18T01:00']);
  });

  it('may start with a byte order mark', () => {
    const text = calendar(...event('DTSTART:20261118T010000Z', 'DURATION:PT1H'));
    expect(starts(`\uFEFF${text}`)).toEqual(starts(text));
  });

  it('continues as long as requested, however long ago it began', () => {
    const daily = calendar(...event('DTSTART:20150101T010000Z', 'DTEND:20150101T020000Z', 'RRULE:FREQ=DAILY'));
    const found = starts(daily);
    expect(found[0]).toBe('2026-11-16T01:00');
    expect(found).toHaveLength(92);
  });

  it('is parsed with any number of old series', () => {
    const habits = Array.from({ length: 40 }, () =>
      event('DTSTART:20120102T010000Z', 'DTEND:20120102T020000Z', 'RRULE:FREQ=DAILY'),
    );
    expect(starts(calendar(...habits.flat()))).toHaveLength(92);
    const sundays = event('DTSTART;VALUE=DATE:20120101', 'DTEND;VALUE=DATE:20120102', 'RRULE:FREQ=WEEKLY');
    expect(starts(calendar(...sundays)).slice(0, 2)).toEqual(['2026-11-21T16:00', '2026-11-28T16:00']);
  });

  it('gives the same times for an old and a new series at the same point of the rule', () => {
    const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    const rule = fc.record({
      freq: fc.constantFrom('DAILY', 'WEEKLY'),
      interval: fc.integer({ min: 1, max: 5 }),
      byDay: fc.subarray(days),
      ends: fc.constantFrom('', ';UNTIL=20261220T000000Z', ';UNTIL=20200101T000000Z'),
      hour: fc.integer({ min: 0, max: 23 }),
      hours: fc.integer({ min: 1, max: 100 }),
      zone: fc.constantFrom(';TZID=America/New_York', ''),
      begun: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(rule, ({ freq, interval, byDay, ends, hour, hours, zone, begun }) => {
        const said = `RRULE:FREQ=${freq};INTERVAL=${interval}${byDay.length > 0 ? `;BYDAY=${byDay}` : ''}${ends}`;
        const from = (day: string) =>
          busyTimesIn(
            calendar(
              ...newYork,
              ...event(
                `DTSTART${zone}:${day.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`,
                `DURATION:PT${hours}H`,
                said,
                `EXDATE${zone}:${['20200106', '20261130'].map((out) => `${out}T${String(hour).padStart(2, '0')}0000`)}`,
              ),
            ),
            window,
          );
        // A start shortly before the window, which is not moved, and one eight years earlier, which is.
        const late = addDays('2026-11-08', begun);
        expect(from(addDays(late, -7 * interval * Math.floor(3000 / (7 * interval))))).toEqual(from(late));
      }),
      { numRuns: 60 },
    );
  });

  it('skips cancelled and free events, and merges overlapping ones', () => {
    const text = calendar(
      ...event('DTSTART:20261118T010000Z', 'DTEND:20261118T020000Z', 'STATUS:CANCELLED'),
      ...event('DTSTART:20261119T010000Z', 'DTEND:20261119T020000Z', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART:20261120T010000Z', 'DTEND:20261120T030000Z'),
      ...event('DTSTART:20261120T020000Z', 'DTEND:20261120T040000Z'),
    );
    expect(busyTimesIn(text, window)).toEqual([
      { startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T04:00:00.000Z' },
    ]);
  });

  it('uses no time zone of a previously parsed calendar', () => {
    const describedAs = (offset: string) => newYork.map((line) => line.replace(/(?<=TZOFFSET\w+:).*/, offset));
    const evening = (...zone: string[]) =>
      starts(calendar(...zone, ...event('DTSTART;TZID=America/New_York:20261118T200000', 'DURATION:PT1H')));
    expect(evening(...describedAs('-0300'))).toEqual(['2026-11-18T23:00']);
    expect(evening()).toEqual(['2026-11-19T01:00']);
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>', 'not_a_calendar'],
    ['nothing', '', 'not_a_calendar'],
    ['a torn file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'not_a_calendar'],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD', 'not_a_calendar'],
    ['with an invalid day', calendar(...event('DTSTART:2026-11-18', 'DURATION:PT1H')), 'not_a_calendar'],
    [
      'too many occurrences',
      calendar(...event('DTSTART:20000101T000000Z', 'DURATION:PT10S', 'RRULE:FREQ=MINUTELY')),
      'too_many',
    ],
  ])('that is %s is reported as such', (_, text, problem) => {
    expect(() => busyTimesIn(text, window)).toThrow(expect.objectContaining({ problem }));
    expect(() => busyTimesIn(text, window)).toThrow(CalendarUnreadable);
  });
});

describe('a time zone without a definition in the calendar', () => {
  const at = (zone: string, time = '20261202T040000') =>
    calendar(...event(`DTSTART;TZID="${zone}":${time}`, 'DURATION:PT2H', 'SUMMARY:Dentist'));

  it.each([
    ['Europe/Berlin', '2026-12-02T03:00'],
    ['W. Europe Standard Time', '2026-12-02T03:00'],
    ['Singapore Standard Time', '2026-12-01T20:00'],
    ['/freeassociation.sourceforge.net/America/Argentina/Salta', '2026-12-02T07:00'],
    ['Asia/Kolkata', '2026-12-01T22:30'],
    ['UTC', '2026-12-02T04:00'],
  ])('is known by name: %s', (zone, start) => {
    expect(starts(at(zone))).toEqual([start]);
    expect(readCalendar(at(zone), window).unread).toEqual([]);
  });

  it('has daylight saving: a skipped hour uses the offset before it, a repeated one its first occurrence', () => {
    const year = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' };
    const start = (time: string) => busyTimesIn(at('Europe/Berlin', time), year)[0]?.startsAt.slice(0, 16);
    expect(start('20260701T120000')).toBe('2026-07-01T10:00');
    expect(start('20260329T023000')).toBe('2026-03-29T01:30');
    expect(start('20261025T023000')).toBe('2026-10-25T00:30');
  });

  it('that is unknown skips the event, reports it and reads the rest', () => {
    const text = calendar(
      ...event('DTSTART;TZID=Middle Earth:20261202T040000', 'DURATION:PT1H', 'SUMMARY:Dentist'),
      ...event('DTSTART:20261203T010000Z', 'DURATION:PT1H'),
    );
    expect(readCalendar(text, window)).toEqual({
      busy: [{ startsAt: '2026-12-03T01:00:00.000Z', endsAt: '2026-12-03T02:00:00.000Z' }],
      unread: [{ title: 'Dentist', day: '2026-12-02', zone: 'Middle Earth' }],
    });
  });

  it('is supported by this machine for each Windows name', () =>
    expect([...windowsZones].filter(([name]) => zoneNamed(name) === null)).toEqual([]));
});

describe('events that are skipped or kept', () => {
  it('skips a single cancelled occurrence of a series', () => {
    const series = event('DTSTART:20261118T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const off = event('RECURRENCE-ID:20261118T010000Z', 'DTSTART:20261118T010000Z', 'STATUS:CANCELLED');
    expect(starts(calendar(...series, ...off))).toEqual(['2026-11-25T01:00']);
  });

  const nine = ['DTSTART:20261118T010000Z', 'DURATION:PT1H'];

  it('skips jobs of Suki’s own feed', () => {
    expect(starts(calendar('BEGIN:VEVENT', 'UID:b1@suki', ...nine, 'END:VEVENT'))).toEqual([]);
  });

  it('uses the newest version of an event', () => {
    const [first, second] = [
      event(...nine, 'SEQUENCE:1'),
      event('DTSTART:20261119T010000Z', 'DURATION:PT1H', 'SEQUENCE:2'),
    ];
    for (const order of [
      [first, second],
      [second, first],
    ])
      expect(starts(calendar(...order.flat()))).toEqual(['2026-11-19T01:00']);
    expect(starts(calendar(...first, ...event(...nine, 'SEQUENCE:2', 'STATUS:CANCELLED')))).toEqual([]);
  });

  it.each([
    ['whole days, left out by a time in another zone', 'EXDATE;TZID=Singapore Standard Time:20261125T000000'],
    ['whole days, left out by a time in UTC', 'EXDATE:20261124T160000Z'],
    ['whole days, left out by a day', 'EXDATE;VALUE=DATE:20261125'],
  ])('skips an excluded day: %s', (_, left) => {
    const series = (...lines: string[]) =>
      starts(
        calendar(
          ...event('DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261119', 'RRULE:FREQ=WEEKLY;COUNT=3', ...lines),
        ),
      );
    expect(series(left)).toEqual(['2026-11-17T16:00', '2026-12-01T16:00']);
  });

  it('uses the day to which an occurrence was moved, in any zone', () => {
    const series = event('DTSTART;TZID=Asia/Manila:20261118T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2');
    for (const day of ['TZID=Europe/Berlin:20261118T020000', 'TZID=Asia/Manila:20261118T090000', 'VALUE=DATE:20261118'])
      expect(
        starts(calendar(...series, ...event(`RECURRENCE-ID;${day}`, 'DTSTART:20261120T010000Z', 'DURATION:PT1H'))),
      ).toEqual(['2026-11-20T01:00', '2026-11-25T01:00']);
  });

  it.each([
    ['FREE', 'OPAQUE', false],
    ['WORKINGELSEWHERE', 'OPAQUE', false],
    ['TENTATIVE', 'OPAQUE', true],
    ['BUSY', 'TRANSPARENT', true],
    ['OOF', 'TRANSPARENT', true],
  ])('prefers the status of Outlook and Apple to TRANSP: %s, %s', (state, transp, keeps) => {
    const whole = ['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261119'];
    for (const vendor of ['X-MICROSOFT-CDO-BUSYSTATUS', 'X-APPLE-EWS-BUSYSTATUS'])
      for (const when of [nine, whole])
        expect(starts(calendar(...event(...when, `TRANSP:${transp}`, `${vendor}:${state}`))).length > 0).toBe(keeps);
  });
});

it('reads or rejects any calendar, with sorted busy times within the window', () => {
  const zone = fc.constantFrom(
    '',
    ';TZID=Europe/Berlin',
    ';TZID=Singapore Standard Time',
    ';TZID=Nowhere',
    ';TZID=Asia/Manila',
  );
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `202612${String(number).padStart(2, '0')}`);
  const time = fc.oneof(
    fc.tuple(zone, day, fc.constantFrom('T000000', 'T023000', 'T235959')).map(([of, on, at]) => `${of}:${on}${at}`),
    day.map((on) => `:${on}T010000Z`),
    day.map((on) => `;VALUE=DATE:${on}`),
  );
  const line = fc.oneof(
    time.map((at) => `EXDATE${at}`),
    time.map((at) => `RECURRENCE-ID${at}`),
    time.map((at) => `RDATE${at}`),
    fc.constantFrom('RRULE:FREQ=WEEKLY;COUNT=5', 'RRULE:FREQ=DAILY;UNTIL=20261220', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'),
    fc.constantFrom('TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    fc.integer({ min: 0, max: 3 }).map((number) => `SEQUENCE:${number}`),
    fc.constantFrom('DURATION:PT1H', 'DURATION:P2D', 'DURATION:-PT1H'),
  );
  const one = fc
    .tuple(fc.constantFrom('1', '2', 'b1@suki'), time, fc.array(line, { maxLength: 5 }))
    .map(([uid, start, lines]) => ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART${start}`, ...lines, 'END:VEVENT']);
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (events) => {
      const text = calendar(...events.flat());
      try {
        const { busy, unread } = readCalendar(text, window);
        const instants = busy.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
        expect(instants).toEqual(instants.toSorted());
        expect(new Set(instants).size).toBe(instants.length);
        expect(instants.every((at) => at >= window.startsAt && at <= window.endsAt)).toBe(true);
        expect(unread.every(({ zone: unknown }) => unknown === 'Nowhere')).toBe(true);
        const own = calendar(
          ...events.flat(),
          'BEGIN:VEVENT',
          'UID:b9@suki',
          'DTSTART:20261210T010000Z',
          'DURATION:P9D',
          'END:VEVENT',
        );
        expect(readCalendar(own, window)).toEqual({ busy, unread });
      } catch (error) {
        if (!(error instanceof CalendarUnreadable)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});
