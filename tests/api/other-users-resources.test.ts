import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { type CallName, routeTable } from '#contracts/calls/route-table.ts';
import { type ApiClient, pathOf } from '../harness/api-client.ts';
import { expectEach } from '../harness/failing-cells.ts';
import { paidJob } from '../harness/paid-job.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';
import { createSoftwareAuthenticator } from '../harness/software-authenticator.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, submitDocument, kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';
import { now } from '../harness/test-clock.ts';

/**
 * Calls on a resource by users who do not own it: the route table authorises them, and the resource's own rules refuse.
 */

const strangers = ['other client', 'other worker', 'unapproved worker'] as const;
type Stranger = (typeof strangers)[number];

/** Resources of Andrea or Jun, by the start of the path. */
const things = [
  '/bookings/{id}',
  '/bookings/worker/{id}',
  '/chats/{bookingId}',
  '/providers/bookings/{id}',
  '/providers/reviews/{id}',
  '/providers/me/documents/{documentId}',
  '/tickets/{id}',
  '/auth/sessions/{id}',
  '/auth/passkeys/{id}',
] as const;
const ofStaff = (call: Call) => Array.isArray(call.who) && !call.who.some((who) => who !== 'admin');
const calls = Object.entries<Call>(routeTable).filter(
  ([, call]) => !ofStaff(call) && things.some((thing) => call.path.startsWith(thing)),
);

const reason = 'Because I say so';
const text = 'That is not mine';
/** Valid bodies for the calls that need one; only the owner is wrong. */
const bodies: Partial<Record<CallName, object>> = {
  declineBooking: { reason },
  declineAsProvider: { reason },
  offerQuote: { amount: 500_00 },
  proposeTime: { date: nextWorkday(), time: '13:00' },
  proposeExtra: { amount: 100_00, reason },
  editRequest: { notes: text },
  disputeNoShow: { reason },
  cancelBooking: { reason },
  reviewBooking: { rating: 1 },
  pay: { method: 'cash' },
  openDispute: { about: 'damage', text },
  addDisputeMessage: { text },
  appealDispute: { text },
  sendToBooking: { text },
  replyToTicket: { text },
  readTicketUpTo: { upToSequence: 1 },
  rateTicket: { rating: 'bad' },
  renamePasskey: { name: 'Mine' },
  answerReview: { text },
};

const queries: Partial<Record<CallName, Record<string, string>>> = {
  previewMove: { date: nextWorkday(), time: '13:00' },
};

const origin = 'http://localhost:4000';
let suki: TestSuki;
let people: Record<Stranger, ApiClient>;
let andrea: ApiClient;
let bookingId: string;
let ids: Record<(typeof things)[number], string>;

beforeAll(async () => {
  suki = await startTestSuki({ env: { PUBLIC_URL: origin } });
  const { url } = suki;
  const users = await testUsersOf(url);
  const { carla, jun, service } = users;
  ({ andrea } = users);
  const workerId = jun.session?.user.workerId ?? '';
  const when = { date: nextWorkday(), time: '09:00' };
  const wanted = { serviceId: service.id, workerId, ...when, address: kapitolyo, paymentMethod: 'cash' } as const;
  ({ id: bookingId } = await andrea.call('createBooking', { body: wanted }));
  await jun.call('acceptBooking', { params: { id: bookingId } });
  await andrea.call('sendToBooking', { params: { bookingId }, body: { text: 'The gate is white' } });
  ids = {
    '/bookings/{id}': bookingId,
    '/bookings/worker/{id}': workerId,
    '/chats/{bookingId}': bookingId,
    '/providers/bookings/{id}': bookingId,
    '/providers/reviews/{id}': await reviewed({ andrea, jun, serviceId: service.id }),
    '/providers/me/documents/{documentId}': await submitDocument(jun, 'valid_id'),
    '/tickets/{id}': (await andrea.call('openTicket', { body: { topic: 'account', text: 'Help' } })).id,
    '/auth/sessions/{id}': (await andrea.call('listSessions')).items[0]?.id ?? '',
    '/auth/passkeys/{id}': await withPasskey(andrea),
  };
  people = {
    'other client': await person(url, 'Ria', 'Ramos', 'client'),
    'other worker': await approvedWorker(url, carla, 'Noy', 'Ramos', service.id),
    'unapproved worker': await person(url, 'Una', 'Ramos', 'worker'),
  };
});
afterAll(() => suki.stop());

/** A completed job with its client's review; resolves with the review's id. */
async function reviewed({
  andrea: client,
  jun: worker,
  serviceId,
}: Record<'andrea' | 'jun', ApiClient> & { serviceId: string }) {
  await worker.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
  const id = await paidJob({ client, worker, serviceId, now: now() });
  await client.call('reviewBooking', { params: { id }, body: { rating: 5 } });
  const params = { id: worker.session?.user.workerId ?? '' };
  return (await client.call('listReviews', { params })).items[0]?.id ?? '';
}

async function withPasskey(who: ApiClient): Promise<string> {
  const device = createSoftwareAuthenticator({ origin });
  const credential = device.create(await who.call('newPasskeyOptions'));
  return (await who.call('addPasskey', { body: { credential } })).items[0]?.id ?? '';
}

function named({ path }: Call): Record<string, string> {
  const thing = things.find((each) => path.startsWith(each));
  const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  return { [name]: thing ? ids[thing] : '' };
}

it('prepares an id of every kind', () => {
  expect(Object.values(ids)).not.toContain('');
});

it.each(calls.map(([name, call]) => ({ name, call })))(
  '$name refuses callers who do not own the resource',
  ({ name, call }) =>
    expectEach(
      strangers,
      (stranger) => stranger,
      async (stranger) => {
        const body = bodies[name as CallName] ?? {};
        const sent = call.method === 'GET' ? {} : { body: JSON.stringify(body) };
        const path = `${pathOf(call, named(call))}?${new URLSearchParams(queries[name as CallName])}`;
        const { status } = await people[stranger].send(call.method, path, sent);
        // Removing another user's passkey succeeds without effect; the last test checks that it still exists.
        expect(name === 'removePasskey' ? [200] : [403, 404]).toContain(status);
      },
    ),
);

it('leaves the resources unchanged after all refused calls', async () => {
  const { items } = await andrea.call('readHistory', { params: { id: bookingId } });
  expect(items.length).toBeGreaterThan(0);
  expect((await andrea.call('listSessions')).items).toHaveLength(1);
  expect((await andrea.call('listPasskeys')).items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toMatch(/Ria|Noy|Una/);
});
