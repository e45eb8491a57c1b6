import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#contracts/views/account.ts';
import type { Answer, ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/** Concurrent calls over HTTP: a slot and a job are given away once, and the other callers get the reason. */

const CLIENTS = 100;
const WORKERS = 20;
const AT_A_TIME = 10;
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

const day = nextWorkday();

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

async function some<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_A_TIME, count - made.length) }, (_, index) => make(made.length + index)),
      )),
    );
  return made;
}

function book(by: ApiClient, worker?: Session) {
  const body = {
    serviceId: cast.service.id,
    ...(worker?.user.workerId && { workerId: worker.user.workerId }),
    date: day,
    time: '09:30',
    address: kapitolyo,
    paymentMethod: 'cash' as const,
  };
  return by.call('createBooking', { body });
}

const accept = (by: ApiClient, id: string) => by.send('POST', `/bookings/${id}/accept`);
const won = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;
const lost = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, ...Failure.parse(body) }));

it(`gives one of ${CLIENTS} concurrent clients the worker’s slot and offers the rest free times`, async () => {
  const clients = await some(CLIENTS, (index) => person(suki.url, `Client${index}`, 'Santos', 'client'));
  const bookings = await Promise.all(clients.map((by) => book(by, cast.jun.session ?? undefined)));
  const answers = await Promise.all(bookings.map(({ id }) => accept(cast.jun, id)));
  expect(won(answers)).toBe(1);
  const refused = lost(answers);
  expect(refused).toHaveLength(CLIENTS - 1);
  // A request that the platform has already declined can no longer be accepted.
  const slotTaken = expect.objectContaining({
    status: 409,
    code: 'slot_taken',
    details: { alternatives: [expect.any(String), expect.any(String), expect.any(String)] },
  });
  const turnedDown = expect.objectContaining({
    status: 409,
    code: 'not_allowed_now',
    details: { status: 'declined', allowedActions: [] },
  });
  for (const refusal of refused) expect([slotTaken, turnedDown]).toContainEqual(refusal);
  expect(refused).toContainEqual(slotTaken);
  await expect
    .poll(async () => (await cast.jun.call('listBookings', { query: { status: 'declined' } })).total)
    .toBe(CLIENTS - 1);
  const { total } = await cast.jun.call('listBookings', { query: { status: 'accepted' } });
  expect(total).toBe(1);
});

it(`gives an open job to one of ${WORKERS} concurrent workers and refuses the others`, async () => {
  const workers = await some(WORKERS, (index) =>
    approvedWorker(suki.url, cast.carla, `Worker${index}`, 'Cruz', cast.service.id),
  );
  const { id } = await book(cast.andrea);
  const answers = await Promise.all(workers.map((by) => accept(by, id)));
  expect(won(answers)).toBe(1);
  const refused = lost(answers);
  expect(refused).toHaveLength(WORKERS - 1);
  for (const refusal of refused)
    expect(refusal).toMatchObject({
      status: 409,
      code: 'not_allowed_now',
      details: { status: 'accepted', allowedActions: [] },
    });
});

it('accepts one of several quotes accepted at once and closes the others', async () => {
  const workers = await some(5, (index) =>
    approvedWorker(suki.url, cast.carla, `Quoter${index}`, 'Diaz', cast.service.id),
  );
  const { id } = await book(cast.andrea);
  const quotes = [];
  for (const [index, by] of workers.entries())
    quotes.push(await by.call('offerQuote', { params: { id }, body: { amount: 500_00 + index * 10_00 } }));
  const seen = await cast.andrea.call('readBooking', { params: { id } });
  expect(seen).toMatchObject({
    status: 'quoted',
    otherQuotes: 0,
    quotes: expect.arrayContaining(
      quotes.map(({ quoteId }) => expect.objectContaining({ id: quoteId, status: 'open' })),
    ),
  });
  expect(await workers[0]?.call('readBooking', { params: { id } })).toMatchObject({
    otherQuotes: 4,
    quotes: [{ id: quotes[0]?.quoteId }],
    allowedActions: ['decline', 'quote', 'withdraw_quote'],
  });
  const answers = await Promise.all(
    quotes.map(({ quoteId }) => cast.andrea.send('POST', `/bookings/${id}/quotes/${quoteId}/accept`)),
  );
  expect(won(answers)).toBe(1);
  for (const refusal of lost(answers)) expect(refusal).toMatchObject({ status: 409, code: 'not_allowed_now' });
  const { quotes: after, worker, price } = await cast.andrea.call('readBooking', { params: { id } });
  const [taken] = after.filter(({ status }) => status === 'accepted');
  expect(taken).toMatchObject({ workerId: worker?.id, amount: price });
  expect(after.filter(({ status }) => status === 'closed')).toHaveLength(4);
});
