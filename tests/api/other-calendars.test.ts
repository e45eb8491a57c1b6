import { afterAll, beforeAll, expect, it } from 'vitest';
import { kapitolyo, nextWorkday, testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/** A worker's jobs at a secret calendar address, and the checks of an external calendar's address. */

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

/** Sends the request to the server under test instead of its public address. */
const read = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(new URL(url).pathname, suki.url), { headers });

it('publishes a worker’s jobs at a calendar address that can be changed and revoked', async () => {
  const { url } = await cast.jun.call('makeCalendarAddress');
  expect((await read(url)).status).toBe(200);
  const day = nextWorkday();
  const { id } = await cast.andrea.call('createBooking', {
    body: {
      serviceId: cast.service.id,
      workerId: cast.jun.session?.user.workerId ?? '',
      date: day,
      time: '10:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  await cast.jun.call('acceptBooking', { params: { id } });
  const { code } = await cast.jun.call('readBooking', { params: { id } });
  await expect.poll(async () => (await read(url)).text()).toContain(code);

  const answer = await read(url);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  const text = await answer.text();
  expect(text).toContain(`DTSTART;TZID=Asia/Manila:${day.replaceAll('-', '')}T100000`);
  expect(text).toContain(`LOCATION:${kapitolyo.city}`);
  expect(text, 'no name and no exact address').not.toMatch(
    new RegExp(`${cast.andrea.session?.user.lastName}|${kapitolyo.line}`),
  );
  expect((await read(url, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);

  const { url: newer } = await cast.jun.call('makeCalendarAddress');
  await expect.poll(async () => (await read(newer)).status).toBe(200);
  expect((await read(url)).status).toBe(404);
  await cast.jun.call('revokeCalendarAddress');
  await expect.poll(async () => (await read(newer)).status).toBe(404);
  expect(await cast.jun.call('readCalendarLinks')).toEqual({ hasAddress: false, source: null });
});

it('answers 404 for an unknown calendar address', async () => {
  for (const path of ['x.ics', `${'x'.repeat(43)}.ics`, '..%2f..%2fetc.ics'])
    expect((await fetch(`${suki.url}/api/calendars/${path}`)).status).toBe(404);
});

it('fetches an external calendar only from public addresses over https', async () => {
  const connect = async (url: string) => {
    const { body } = await cast.jun.send('PUT', '/providers/me/calendar-source', { body: JSON.stringify({ url }) });
    return Failure.parse(body);
  };
  expect(await connect('http://calendar.example/a.ics')).toMatchObject({ code: 'invalid' });
  for (const url of [
    `https://localhost/a.ics`,
    'https://127.0.0.1/a.ics',
    'https://[::1]/',
    suki.url.replace('http', 'https'),
  ])
    expect(await connect(url)).toMatchObject({ code: 'calendar_unreadable', details: { problem: 'address_refused' } });
});
