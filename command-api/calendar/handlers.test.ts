import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes, HOUR_MS } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { createPublicFetch, type Transport } from '#infra/outbound/public-fetch.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { whenCalendarConnectedRead } from '../process-managers/when-calendar-connected-read.ts';
import { calendarDecider } from './decider.ts';
import { calendarHandlers } from './handlers.ts';
import { createCalendarReader, calendarUrlsIn } from './read-calendars.ts';

/** A calendar on this machine stands in for one on the internet; the guard before it is the real one. */

const NOW = '2026-11-18T02:00:00.000Z';
const later = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();
const stamp = (instant: string) => instant.replace(/[-:]|\.000/g, '');
const calendarWith = (...startHours: number[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...startHours.flatMap((hours) => [
      'BEGIN:VEVENT',
      `UID:${hours}`,
      `DTSTART:${stamp(later(hours))}`,
      `DTEND:${stamp(later(hours + 1))}`,
      'SUMMARY:Dentist',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

let answer: { status: number; text: string };
let server: Server;
let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof calendarHandlers>;
let calendars: ReturnType<typeof createCalendarReader>;
const nothing = { params: undefined, query: undefined, body: undefined };
const jun = { accountId: 'a-jun', userType: 'worker', workerId: 'w-jun' } as const;
const byJun = (commandId?: string) => callBy(jun, commandId);
const connect = (url: string) => handlers.connectCalendar({ ...nothing, body: { url }, context: byJun() });
const state = async () => (await harness.commands.loadNewest(calendarDecider, streams.calendar('w-jun'))).state;
let looks = 0;
/** Each look of a policy is a command of its own. */
const system = () => ({ commandId: `look-${looks++}`, actor: 'system' as const, now: NOW });

beforeEach(async () => {
  answer = { status: 200, text: calendarWith(3) };
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const transport: Transport = {
    lookup: async (host) => [host === 'home.example' ? '192.168.1.10' : '93.184.216.34'],
    send: (url, { signal }, onAnswer) => request({ host: '127.0.0.1', port, path: url.pathname, signal }, onAnswer),
  };
  harness = await openCommandHarness({ now: () => new Date(NOW) });
  const { commands, secretStore } = harness;
  calendars = createCalendarReader({ commands, secretStore, publicFetch: createPublicFetch(transport) });
  handlers = calendarHandlers({
    commands,
    secretStore,
    calendars,
    links: { publicUrl: 'https://suki.test', secret: 'of a test' },
    now: () => new Date(NOW),
  });
});
afterEach(async () => {
  await calendars.settled();
  await harness.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('another calendar', () => {
  it('is read as it is connected, and its address is kept as a secret', async () => {
    const { data } = await connect('webcal://calendar.example/jun.ics?key=secret');
    expect(data).toEqual({ host: 'calendar.example', busyTimes: 1 });
    expect((await state()).source).toMatchObject({ busy: [{ startsAt: later(3), endsAt: later(4) }], problem: null });
    expect(await calendarUrlsIn(harness.secretStore).read('w-jun')).toEqual({
      url: 'https://calendar.example/jun.ics?key=secret',
    });
    const events = await harness.eventLog.readStream(streams.calendar('w-jun'), { limit: 10 });
    expect(JSON.stringify(events)).not.toMatch(/key=secret|Dentist/);
  });

  it('that leads into our own network, or is none, is refused and changes nothing', async () => {
    await expect(connect('https://home.example/')).rejects.toMatchObject({
      code: 'calendar_unreadable',
      details: { problem: 'address_refused' },
    });
    answer.text = '<!doctype html>';
    await expect(connect('https://calendar.example/')).rejects.toMatchObject({
      details: { problem: 'not_a_calendar' },
    });
    expect((await state()).source).toBeNull();
  });

  it('is read again by and by; one that fails frees nothing, and is told once', async () => {
    await connect('https://calendar.example/');
    const act = () =>
      whenCalendarConnectedRead.act(
        { workerId: 'w-jun' },
        { ...harness, calendars, settings: async () => defaultSettings },
        system(),
      );
    const looked = async () => {
      expect(await act()).toEqual({ lookAgainAt: addMinutes(NOW, 30) });
      await calendars.settled();
      return (await state()).source;
    };
    answer.text = calendarWith(3, 8);
    expect((await looked())?.busy).toHaveLength(2);
    answer = { status: 500, text: '' };
    expect(await looked()).toMatchObject({ problem: 'unreachable', busy: [{}, {}] });
    expect(await looked()).toMatchObject({ problem: 'unreachable' });
    answer = { status: 200, text: calendarWith(8) };
    expect(await looked()).toMatchObject({ problem: null, busy: [{ startsAt: later(8) }] });
  });

  it('is forgotten when it is disconnected', async () => {
    await connect('https://calendar.example/');
    await handlers.disconnectCalendar({ ...nothing, context: byJun() });
    expect((await state()).source).toBeNull();
    expect(await calendarUrlsIn(harness.secretStore).read('w-jun')).toBeUndefined();
    expect(
      await whenCalendarConnectedRead.act(
        { workerId: 'w-jun' },
        { ...harness, calendars, settings: async () => defaultSettings },
        system(),
      ),
    ).toBe(undefined);
  });
});

it('an address is the same for the same command, and another for the next; the log holds neither', async () => {
  const make = async (commandId: string) =>
    (await handlers.makeCalendarAddress({ ...nothing, context: byJun(commandId) })).data.url;
  const first = await make('c1');
  expect(first).toMatch(/^https:\/\/suki\.test\/api\/calendars\/[\w-]{43}\.ics$/);
  expect(await make('c1')).toBe(first);
  expect(await make('c2')).not.toBe(first);
  const events = await harness.eventLog.readStream(streams.calendar('w-jun'), { limit: 10 });
  expect(JSON.stringify(events)).not.toContain(first.slice(-47, -4));
});
