import { handleWith } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { streams } from '#contracts/events/streams.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import type { UserType } from '#contracts/roles.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { accountDecider } from '../account/decider.ts';
import { bookingDecider } from '../booking/decider.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { workerDecider } from '../worker/decider.ts';
import { conversationHandlers } from './handlers.ts';

const now = () => new Date('2026-11-18T02:00:00Z');
const maria = (commandId?: string) => callBy({ accountId: 'a-maria', userType: 'client' }, commandId);
const ramon = () => callBy({ accountId: 'b-ramon', userType: 'worker', workerId: 'w1' });
const good = { text: 'Good morning!', attachments: [] };

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof conversationHandlers>;

beforeEach(async () => {
  harness = await openCommandHarness();
  handlers = conversationHandlers({ commands: harness.commands, now });
  await register('a-maria', 'Maria', 'client', null);
  await register('b-ramon', 'Ramon', 'worker', 'w1');
  await approve('b-ramon', 'w1');
  await register('c-pedro', 'Pedro', 'client', null);
});
afterEach(() => harness.close());

async function register(
  accountId: string,
  firstName: string,
  userType: UserType,
  workerId: string | null,
): Promise<void> {
  const data = {
    accountId,
    email: null,
    phone: null,
    firstName,
    lastName: 'Santos',
    userType,
    workerId,
    avatar: null,
    language: 'en' as const,
  };
  const registered: AccountEvent = { type: 'AccountRegistered', data };
  await handleWith(
    harness.commands,
    accountDecider,
    streams.account(accountId),
    () => [registered],
    commandContext(callBy({ accountId, userType }), now()),
  );
}

async function approve(accountId: string, workerId: string): Promise<void> {
  const approved: WorkerEvent[] = [
    { type: 'WorkerApplied', data: { workerId, accountId, name: 'Ramon Santos', avatar: null } },
    { type: 'WorkerApproved', data: { workerId, accountId } },
  ];
  await handleWith(
    harness.commands,
    workerDecider,
    streams.worker(workerId),
    () => approved,
    commandContext(callBy({ accountId, userType: 'worker' }), now()),
  );
}

async function book(bookingId: string, workerAccountId: string | null): Promise<void> {
  const requested: BookingEvent = {
    type: 'BookingRequested',
    data: {
      bookingId,
      code: 'SK-7F3K2',
      client: { accountId: 'a-maria', name: 'Maria Santos', avatar: null },
      clientPhone: null,
      service: { id: 'tap-repair', name: 'Tap repair', category: 'plumbing' },
      worker:
        workerAccountId === null
          ? null
          : { workerId: 'w1', accountId: workerAccountId, name: 'Ramon Santos', avatar: null },
      startsAt: '2026-11-19T01:00:00.000Z',
      endsAt: '2026-11-19T02:00:00.000Z',
      durationMinutes: 60,
      address: { line: '12 Mabini St', barangay: 'Poblacion', city: 'Makati', province: 'Metro Manila' },
      answers: {},
      notes: '',
      photos: [],
      priceCentavos: 650_00,
      paymentMethod: 'cash',
      paymentAccount: null,
      urgent: false,
      requestedAt: '2026-11-18T01:00:00.000Z',
      answerBy: '2026-11-19T01:00:00.000Z',
    },
  };
  await handleWith(
    harness.commands,
    bookingDecider,
    streams.booking(bookingId),
    () => [requested],
    commandContext(maria(), now()),
  );
}

function toRamon(body: object, commandId?: string) {
  return handlers.sendToPartner({
    params: { id: 'b-ramon' },
    query: undefined,
    body: { ...good, ...body },
    context: maria(commandId),
  });
}

describe('writing to a person', () => {
  it('returns the stored message', async () => {
    const { data, position } = await toRamon({ clientTempId: 't1' });
    expect(data).toEqual({
      _id: expect.any(String),
      clientTempId: 't1',
      conversationId: 'a-maria~b-ramon',
      senderId: 'a-maria',
      recipientId: 'b-ramon',
      text: 'Good morning!',
      attachments: [],
      bookingId: null,
      sequence: 1,
      sentAt: '2026-11-18T02:00:00.000Z',
      readAt: null,
    });
    expect(position).toBe(await harness.eventLog.head());
  });

  it('returns the same message for a resend, and stores nothing', async () => {
    const first = await toRamon({ clientTempId: 't1' });
    const head = await harness.eventLog.head();
    const again = await toRamon({ clientTempId: 't1', text: 'changed on the way' });
    expect(again.data).toEqual(first.data);
    expect(await harness.eventLog.head()).toBe(head);
  });

  it('answers a resend of an old message that the state no longer holds', async () => {
    const first = await toRamon({ clientTempId: 't0' });
    const second = await toRamon({ clientTempId: 't1' });
    for (let n = 2; n < 230; n++) await toRamon({ clientTempId: `t${n}` });
    const head = await harness.eventLog.head();
    expect((await toRamon({ clientTempId: 't0' })).data).toEqual(first.data);
    expect((await toRamon({ clientTempId: 't1' })).data).toEqual(second.data);
    expect(await harness.eventLog.head()).toBe(head);
    expect((await toRamon({ clientTempId: 't-new' })).data.sequence).toBe(231);
  });

  it('stores one of two concurrent sends of a message', async () => {
    const [one, other] = await Promise.all([toRamon({ clientTempId: 't1' }), toRamon({ clientTempId: 't1' })]);
    expect(one.data).toEqual(other.data);
    expect((await toRamon({ clientTempId: 't2' })).data.sequence).toBe(2);
  });

  it('gives concurrent messages and reads separate sequences', async () => {
    await toRamon({ clientTempId: 't1' });
    const all = Array.from({ length: 60 }, (_, n) => n + 2);
    const read = (upToSequence: number) =>
      handlers.markRead({ params: { id: 'a-maria' }, query: undefined, body: { upToSequence }, context: ramon() });
    const [sent] = await Promise.all([
      Promise.all(all.map((n) => toRamon({ clientTempId: `t${n}` }))),
      Promise.all(all.slice(0, -1).map((n) => read(n))),
    ]);
    expect(sent.map(({ data }) => data.sequence).toSorted((one, other) => one - other)).toEqual(all);
  });

  it('is allowed for approved workers; others may write to staff only', async () => {
    await register('e-nestor', 'Nestor', 'worker', 'w2');
    await register('d-admin', 'Ana', 'admin', null);
    const byNestor = (id: string) =>
      handlers.sendToPartner({
        params: { id },
        query: undefined,
        body: good,
        context: callBy({ accountId: 'e-nestor', userType: 'worker', workerId: 'w2' }),
      });
    await expect(byNestor('a-maria')).rejects.toMatchObject({ code: 'not_allowed_now' });
    expect((await byNestor('d-admin')).data.sequence).toBe(1);
    await approve('e-nestor', 'w2');
    expect((await byNestor('a-maria')).data.sequence).toBe(1);
  });

  it('rejects a recipient without an account', async () => {
    const sending = handlers.sendToPartner({
      params: { id: 'nobody' },
      query: undefined,
      body: good,
      context: maria(),
    });
    await expect(sending).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('writing about a booking', () => {
  it('reaches the other side', async () => {
    await book('booking-1', 'b-ramon');
    const params = { bookingId: 'booking-1' };
    const byClient = await handlers.sendToBooking({ params, query: undefined, body: good, context: maria() });
    const byWorker = await handlers.sendToBooking({ params, query: undefined, body: good, context: ramon() });
    expect(byClient.data).toMatchObject({ recipientId: 'b-ramon', bookingId: 'booking-1', sequence: 1 });
    expect(byWorker.data).toMatchObject({ recipientId: 'a-maria', bookingId: 'booking-1', sequence: 2 });
  });

  it('requires a worker', async () => {
    await book('booking-2', null);
    const sending = handlers.sendToBooking({
      params: { bookingId: 'booking-2' },
      query: undefined,
      body: good,
      context: maria(),
    });
    await expect(sending).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  it('is not_found for strangers', async () => {
    await book('booking-3', 'b-ramon');
    const pedro = callBy({ accountId: 'c-pedro', userType: 'client' });
    await expect(
      handlers.sendToBooking({ params: { bookingId: 'booking-3' }, query: undefined, body: good, context: pedro }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(toRamon({ bookingId: 'booking-unknown' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refers to a booking of both people, not to one with a third person', async () => {
    await book('booking-4', 'b-ramon');
    const byPedro = callBy({ accountId: 'c-pedro', userType: 'client' });
    const sending = handlers.sendToPartner({
      params: { id: 'b-ramon' },
      query: undefined,
      body: { ...good, bookingId: 'booking-4' },
      context: byPedro,
    });
    await expect(sending).rejects.toMatchObject({ code: 'not_found' });
    expect((await toRamon({ bookingId: 'booking-4' })).data.bookingId).toBe('booking-4');
  });

  it('cannot refer to the booking in a message to a third person', async () => {
    await book('booking-7', 'b-ramon');
    await register('e-nestor', 'Nestor', 'worker', 'w2');
    const about = (id: string, context: CallContext) =>
      handlers.sendToPartner({ params: { id }, query: undefined, body: { ...good, bookingId: 'booking-7' }, context });
    await expect(about('c-pedro', ramon())).rejects.toMatchObject({ code: 'not_found' });
    await expect(about('e-nestor', maria())).rejects.toMatchObject({ code: 'not_found' });
    expect((await about('a-maria', ramon())).data.bookingId).toBe('booking-7');
  });

  it('lets a worker ask a client about an open job, and only them', async () => {
    await book('booking-5', null);
    const toMaria = (context: CallContext) =>
      handlers.sendToPartner({
        params: { id: 'a-maria' },
        query: undefined,
        body: { ...good, bookingId: 'booking-5' },
        context,
      });
    expect((await toMaria(ramon())).data.bookingId).toBe('booking-5');
    await expect(toMaria(callBy({ accountId: 'c-pedro', userType: 'client' }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('lets an admin write about the booking to its two sides only', async () => {
    await book('booking-6', 'b-ramon');
    await register('d-admin', 'Ana', 'admin', null);
    const write = (id: string) =>
      handlers.sendToPartner({
        params: { id },
        query: undefined,
        body: { ...good, bookingId: 'booking-6' },
        context: callBy({ accountId: 'd-admin', userType: 'admin' }),
      });
    expect((await write('b-ramon')).data.bookingId).toBe('booking-6');
    await expect(write('c-pedro')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('partners', () => {
  const partnersOf = async (context: CallContext, ...ids: string[]) =>
    (await handlers.findPartners({ params: undefined, query: undefined, body: { ids }, context })).data.ids;

  it('are people with a conversation, in both directions', async () => {
    expect(await partnersOf(maria(), 'b-ramon', 'c-pedro')).toEqual([]);
    await toRamon({});
    expect([
      await partnersOf(maria(), 'c-pedro', 'b-ramon', 'nobody'),
      await partnersOf(ramon(), 'a-maria', 'c-pedro'),
    ]).toEqual([['b-ramon'], ['a-maria']]);
  });

  it('are client and worker of an accepted job, until the day after it', async () => {
    await register('e-nestor', 'Nestor', 'worker', 'w2');
    await book('booking-8', 'b-ramon');
    expect(await partnersOf(ramon(), 'a-maria')).toEqual([]);
    const booked: CalendarEvent = {
      type: 'SlotBooked',
      data: {
        workerId: 'w1',
        bookingId: 'booking-8',
        startsAt: '2026-11-19T01:00:00.000Z',
        endsAt: '2026-11-19T02:00:00.000Z',
      },
    };
    await handleWith(
      harness.commands,
      calendarDecider,
      streams.calendar('w1'),
      () => [booked],
      commandContext(ramon(), now()),
    );
    expect([await partnersOf(ramon(), 'a-maria', 'c-pedro'), await partnersOf(maria(), 'b-ramon', 'e-nestor')]).toEqual(
      [['a-maria'], ['b-ramon']],
    );
    expect(await partnersOf(callBy({ accountId: 'c-pedro', userType: 'client' }), 'b-ramon')).toEqual([]);
    handlers = conversationHandlers({
      commands: harness.commands,
      now: () => new Date('2026-11-20T02:00:01Z'),
    });
    expect([await partnersOf(ramon(), 'a-maria'), await partnersOf(maria(), 'b-ramon')]).toEqual([[], []]);
  });
});

it('limits messages per account', async () => {
  let nowMs = now().getTime();
  handlers = conversationHandlers({
    commands: harness.commands,
    now: () => new Date(nowMs),
    messageBudget: { burst: 2, perMinute: 60 },
  });
  await toRamon({});
  await toRamon({});
  await expect(toRamon({})).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 5 });
  await handlers.sendToPartner({ params: { id: 'a-maria' }, query: undefined, body: good, context: ramon() });
  nowMs += 1000;
  expect((await toRamon({})).data.sequence).toBe(4);
});

describe('reading', () => {
  it('returns the read position', async () => {
    await toRamon({});
    const read = (upToSequence: number) =>
      handlers.markRead({ params: { id: 'a-maria' }, query: undefined, body: { upToSequence }, context: ramon() });
    expect((await read(5)).data).toEqual({ upToSequence: 1 });
    expect(await read(0)).toEqual({ data: { upToSequence: 1 }, position: await harness.eventLog.head() });
  });
});
