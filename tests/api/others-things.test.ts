import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { type ApiClient, pathOf } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, handInDocument, kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';

/** Calls that name a thing, by people whom it is not of: the route table lets them in, and the thing's own rules don't. */

const strangers = ['other client', 'other worker', 'unapproved worker'] as const;
type Stranger = (typeof strangers)[number];

/** By the beginning of their path: which thing of Andrea's or Jun's they name. */
const things = ['/bookings/{id}', '/chats/{bookingId}', '/providers/bookings/{id}'] as const;
const ofStaff = (call: Call) => Array.isArray(call.who) && !call.who.some((who) => who !== 'admin');
const calls = Object.entries<Call>(routeTable).filter(
  ([, call]) =>
    !ofStaff(call) &&
    (things.some((thing) => call.path.startsWith(thing)) ||
      ['/auth/sessions/{id}', '/providers/me/documents/{documentId}/link'].includes(call.path)),
);

let suki: TestSuki;
let people: Record<Stranger, ApiClient>;
let andrea: ApiClient;
let bookingId: string;
let ids: Record<string, string>;

beforeAll(async () => {
  suki = await startTestSuki();
  const { url } = suki;
  const users = await testUsersOf(url);
  const { carla, jun, service } = users;
  ({ andrea } = users);
  const booking = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  bookingId = booking.id;
  await jun.call('acceptBooking', { params: { id: bookingId } });
  await andrea.call('sendToBooking', { params: { bookingId }, body: { text: 'The gate is white' } });
  const { items } = await andrea.call('listSessions');
  ids = {
    '/bookings': bookingId,
    '/providers/bookings': bookingId,
    '/chats': bookingId,
    '/auth/sessions': items[0]?.id ?? '',
    '/providers/me/documents': await handInDocument(jun, 'valid_id'),
  };
  people = {
    'other client': await person(url, 'Ria', 'Ramos', 'client'),
    'other worker': await approvedWorker(url, carla, 'Noy', 'Ramos', service.id),
    'unapproved worker': await person(url, 'Una', 'Ramos', 'worker'),
  };
});
afterAll(() => suki.stop());

function named({ path }: Call): Record<string, string> {
  const before = Object.keys(ids).find((start) => path.startsWith(`${start}/{`)) ?? '';
  const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  return { [name]: ids[before] ?? '' };
}

describe.each(strangers)('%s', (stranger) => {
  it.each(calls.map(([name, call]) => ({ name, call })))('$name is refused', async ({ call }) => {
    const body = call.method === 'GET' ? {} : { body: '{}' };
    const { status } = await people[stranger].send(call.method, pathOf(call, named(call)), body);
    // Where a body is needed this one is none, and says nothing of whose the thing is.
    const refusals = call.body ? [400, 403, 404, 409] : [403, 404, 409];
    expect(refusals).toContain(status);
    if (call.method === 'GET') expect([403, 404]).toContain(status);
  });
});

it('and nothing has happened to it', async () => {
  const { items } = await andrea.call('readHistory', { params: { id: bookingId } });
  expect(items.length).toBeGreaterThan(0);
  expect((await andrea.call('listSessions')).items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toMatch(/Ria|Noy|Una/);
});
