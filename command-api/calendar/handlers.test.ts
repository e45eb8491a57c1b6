import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes, HOUR_MS } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { createPublicFetch, type Transport } from '#infra/outbound/public-fetch.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { whenCalendarConnectedRead } from '../process-managers/when-calendar-connected-read.ts';
import { calendarDecider } from './decider.ts';
import { calendarHandlers } from './handlers.ts';
import { createCalendarReader } from './read-calendars.ts';

/** A local server replaces external calendars; the guard of outbound requests is the real one. */

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
/** Called for each request; responds when `respond` is called. */
let whenRead: (respond: () => void) => void;
let server: Server;
let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof calendarHandlers>;
let calendars: ReturnType<typeof createCalendarReader>;
const atOnce = (respond: () => void) => respond();
const nothing = { params: undefined, query: undefined, body: undefined };
const jun = { accountId: 'a-jun', userType: 'worker', workerId: 'w-jun' } as const;
const byJun = (commandId?: string) => callBy(jun, commandId);
const connect = (url: string) => handlers.connectCalendar({ ...nothing, body: { url }, context: byJun() });
const disconnect = () => handlers.disconnectCalendar({ ...nothing, context: byJun() });
const state = async () => (await harness.commands.loadNewest(calendarDecider, streams.calendar('w-jun'))).state;
let looks = 0;
const sourceId = async () => (await state()).source?.sourceId ?? '';
/** Keyed by source id; older entries by worker id. */
const urls = () => harness.secretStore.collection('calendar-source', z.object({ url: z.string() }));
/** Each policy run has its own command id. */
const system = () => ({ commandId: `look-${looks++}`, actor: 'system' as const, now: NOW });

beforeEach(async () => {
  answer = { status: 200, text: calendarWith(3) };
  whenRead = atOnce;
  server = createServer((_, response) => {
    const { status, text } = answer;
    whenRead(() => response.writeHead(status).end(text));
  });
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

describe('an external calendar', () => {
  it('is read when it is connected, and its address is stored as a secret', async () => {
    const { data } = await connect('webcal://calendar.example/jun.ics?key=secret');
    expect(data).toEqual({ host: 'calendar.example', busyTimes: 1 });
    expect((await state()).source).toMatchObject({ busy: [{ startsAt: later(3), endsAt: later(4) }], problem: null });
    expect(await urls().read(await sourceId())).toEqual({ url: 'https://calendar.example/jun.ics?key=secret' });
    const events = await harness.eventLog.readStream(streams.calendar('w-jun'), { limit: 10 });
    expect(JSON.stringify(events)).not.toMatch(/key=secret|Dentist/);
  });

  it('in our own network, or without a calendar, is refused without effect', async () => {
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

  it('is read again periodically; a failure frees no time and is recorded once', async () => {
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

  it('is deleted when it is disconnected', async () => {
    await connect('https://calendar.example/');
    const old = await sourceId();
    await disconnect();
    expect((await state()).source).toBeNull();
    expect(await urls().read(old)).toBeUndefined();
    expect(
      await whenCalendarConnectedRead.act(
        { workerId: 'w-jun' },
        { ...harness, calendars, settings: async () => defaultSettings },
        system(),
      ),
    ).toBe(undefined);
  });

  it.each([200, 500])('is unaffected by a slow read of the previous one: %d', async (status) => {
    await connect('https://old.example/');
    answer = { status, text: calendarWith(20) };
    const reading = Promise.withResolvers<() => void>();
    whenRead = reading.resolve;
    calendars.readSoon('w-jun', system());
    const respond = await reading.promise;
    whenRead = atOnce;
    answer = { status: 200, text: calendarWith(8) };
    await connect('https://new.example/');
    respond();
    await calendars.settled();
    expect((await state()).source).toMatchObject({
      host: 'new.example',
      busy: [{ startsAt: later(8) }],
      problem: null,
    });
  });

  it('replaces the previous one, whose address is deleted', async () => {
    await connect('https://old.example/');
    const old = await sourceId();
    await connect('https://new.example/');
    expect(await urls().read(old)).toBeUndefined();
    expect(await urls().read(await sourceId())).toEqual({ url: 'https://new.example/' });
  });

  it('keeps its address when it is connected while the previous one is being disconnected', async () => {
    await connect('https://old.example/');
    const { handle } = harness.commands;
    vi.spyOn(harness.commands, 'handle').mockImplementationOnce(async (...asked) => {
      const handled = await handle(...asked);
      await connect('https://new.example/');
      return handled;
    });
    await disconnect();
    expect(await urls().read(await sourceId())).toEqual({ url: 'https://new.example/' });

    vi.spyOn(harness.commands, 'handle').mockImplementationOnce(async (...asked) => {
      await connect('https://newer.example/');
      return handle(...asked);
    });
    await disconnect();
    expect((await state()).source).toMatchObject({ host: 'newer.example' });
    expect(await urls().read(await sourceId())).toEqual({ url: 'https://newer.example/' });
  });

  it('from when addresses were stored by worker is still read, and deleted like others', async () => {
    const connectedAsAtFirst = async () => {
      await connect('https://old.example/');
      await urls().keep('w-jun', { secret: { url: 'https://old.example/' }, expiresAt: null });
      await urls().remove(await sourceId());
    };
    await connectedAsAtFirst();
    answer.text = calendarWith(8);
    calendars.readSoon('w-jun', system());
    await calendars.settled();
    expect((await state()).source).toMatchObject({ problem: null, busy: [{ startsAt: later(8) }] });
    await connect('https://new.example/');
    expect(await urls().read('w-jun')).toBeUndefined();
    await connectedAsAtFirst();
    await disconnect();
    expect(await urls().read('w-jun')).toBeUndefined();
  });
});

it('repeats the address for the same command, and creates another for the next; the log contains neither', async () => {
  const make = async (commandId: string) =>
    (await handlers.makeCalendarAddress({ ...nothing, context: byJun(commandId) })).data.url;
  const first = await make('c1');
  expect(first).toMatch(/^https:\/\/suki\.test\/api\/calendars\/[\w-]{43}\.ics$/);
  expect(await make('c1')).toBe(first);
  expect(await make('c2')).not.toBe(first);
  const events = await harness.eventLog.readStream(streams.calendar('w-jun'), { limit: 10 });
  expect(JSON.stringify(events)).not.toContain(first.slice(-47, -4));
});
