import fc from 'fast-check';
import type { bookingHandlers } from '#command-api/booking/handlers.ts';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { BookingHarness } from '../harness/booking-harness.ts';
import { kapitolyo } from '../harness/test-users.ts';

/** Random commands on random bookings at random times, through the real handlers, on a log that may fail. */

export const people = { clients: ['andrea', 'grace'], workers: ['jun', 'nestor', 'ramil'] } as const;

type Handlers = ReturnType<typeof bookingHandlers>;
type Client = (typeof people.clients)[number];
type Worker = (typeof people.workers)[number];

/** Few starts, so that they clash. */
const slot = fc.integer({ min: 0, max: 9 });
/** The index among the newest bookings. */
const nth = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 3 }) });
const client = fc.constantFrom(...people.clients);
const worker = fc.constantFrom(...people.workers);
/** Mostly the side whose turn it is; sometimes any caller. */
const by = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: worker });
const side = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('client' as const, 'worker' as const) },
  { weight: 1, arbitrary: worker },
);
const amount = fc.integer({ min: 1, max: 2_000_00 });

const deeds = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      client,
      worker: fc.option(worker),
      slot,
      urgent: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('accept' as const), nth, by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), nth, by }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('quote' as const), nth, by, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), nth, which: nth }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('accept quote' as const), nth, which: nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject quote' as const), nth, which: nth }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('propose time' as const), nth, side, slot }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('accept time' as const), nth, by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline time' as const), nth, by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw time' as const), nth, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), nth, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('start' as const), nth, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('propose extra' as const), nth, by, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('answer extra' as const), nth, which: nth, approve: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('complete' as const), nth, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth, side }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit time' as const), nth, slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('widen' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('narrow' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask others' as const), nth, slot: fc.option(slot) }) },
] as const;

const deed = fc.oneof(...deeds);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** The append at which the log fails, and whether that append is still stored. */
const crash = fc.option(fc.record({ at: fc.integer({ min: 1, max: 3 }), stored: fc.boolean() }), { freq: 4 });

export const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('one' as const), deed, crash }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('at once' as const),
      deeds: fc.array(deed, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      minutes: fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 3 }) }, { weight: 2, arbitrary: fc.nat({ max: 240 }) }),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A log that fails at one append, as when the machine stops. */
export function breakingOff(eventLog: DecodedLog, { at, stored }: { at: number; stored: boolean }): DecodedLog {
  let appends = 0;
  return {
    ...eventLog,
    async append(stream, expected, events) {
      appends += 1;
      if (appends < at) return eventLog.append(stream, expected, events);
      if (appends === at && stored) await eventLog.append(stream, expected, events);
      throw new EngineUnavailable('event log');
    },
  };
}

export function bookingWorld(harness: BookingHarness) {
  const ids: { id: string; client: Client }[] = [];

  /** Every three quarters of an hour, starting four hours ahead. */
  function startOf(index: number): { date: string; time: string } {
    const startsAt = addMinutes(`${harness.clock.now().toISOString().slice(0, 13)}:00:00.000Z`, 4 * 60 + index * 45);
    return { date: manilaDay(startsAt), time: manilaTime(startsAt) };
  }

  async function openQuote(id: string, which: number): Promise<{ quoteId: string; workerId: string }> {
    const open = (await harness.booking(id)).quotes.filter(({ status }) => status === 'open');
    const quote = open[which % Math.max(1, open.length)];
    return { quoteId: quote?.id ?? 'none', workerId: quote?.worker.workerId ?? 'jun' };
  }

  async function extraIdOf(id: string, which: number): Promise<string> {
    const { extras } = await harness.booking(id);
    return extras[which % Math.max(1, extras.length)]?.id ?? 'none';
  }

  async function book(wish: Extract<Deed, { do: 'book' }>, { handlers }: Stage): Promise<unknown> {
    const body = {
      serviceId: 'tap',
      ...(wish.worker !== null && { workerId: wish.worker }),
      urgent: wish.urgent,
      ...startOf(wish.slot),
      address: kapitolyo,
      paymentMethod: 'cash' as const,
    };
    const { data } = await handlers.createBooking({
      params: undefined,
      query: undefined,
      body,
      context: harness.by.client(wish.client),
    });
    return ids.push({ id: data.id, client: wish.client });
  }

  const doers: { [Name in Deed['do']]: (wish: Extract<Deed, { do: Name }>, stage: Stage) => Promise<unknown> } = {
    book,
    accept: ({ by: who }, { handlers, asWorker }) => handlers.acceptBooking(asWorker(who)),
    decline: ({ by: who }, { handlers, asWorker }) =>
      handlers.declineBooking({ ...asWorker(who), body: { reason: 'Fully booked' } }),
    quote: ({ by: who, amount: centavos }, { handlers, asWorker }) =>
      handlers.offerQuote({ ...asWorker(who), body: { amount: centavos } }),
    async withdraw({ which }, { handlers, id, asClient }) {
      const { quoteId, workerId } = await openQuote(id, which);
      return handlers.withdrawQuote({ ...asClient, params: { id, quoteId }, context: harness.by.worker(workerId) });
    },
    'accept quote': async ({ which }, { handlers, id, asClient }) =>
      handlers.acceptQuote({ ...asClient, params: { id, quoteId: (await openQuote(id, which)).quoteId } }),
    'reject quote': async ({ which }, { handlers, id, asClient }) =>
      handlers.rejectQuote({ ...asClient, params: { id, quoteId: (await openQuote(id, which)).quoteId } }),
    'propose time': ({ side: who, slot: start }, { handlers, asSide }) =>
      handlers.proposeTime({ ...asSide(who), body: startOf(start) }),
    'accept time': ({ by: who }, { handlers, asSide, asked }) => handlers.acceptTime(asSide(who ?? asked)),
    'decline time': ({ by: who }, { handlers, asSide, asked }) => handlers.declineTime(asSide(who ?? asked)),
    'withdraw time': ({ by: who }, { handlers, asSide, asked }) => handlers.withdrawTime(asSide(who ?? asked)),
    arrive: ({ by: who }, { handlers, asWorker }) => handlers.arrive(asWorker(who)),
    start: ({ by: who }, { handlers, asWorker }) => handlers.startWork(asWorker(who)),
    'propose extra': ({ by: who, amount: centavos }, { handlers, asWorker }) =>
      handlers.proposeExtra({ ...asWorker(who), body: { amount: centavos, reason: 'A longer hose' } }),
    'answer extra': async ({ which, approve }, { handlers, id, asClient }) =>
      handlers[approve ? 'approveExtra' : 'refuseExtra']({
        ...asClient,
        params: { id, extraId: await extraIdOf(id, which) },
      }),
    complete: ({ by: who }, { handlers, asWorker }) => handlers.completeWork(asWorker(who)),
    'edit time': ({ slot: start }, { handlers, asClient }) =>
      handlers.editRequest({ ...asClient, body: { start: startOf(start) } }),
    widen: (_, { handlers, asClient }) => handlers.widenRequest(asClient),
    narrow: (_, { handlers, asClient }) => handlers.narrowRequest(asClient),
    'ask others': async ({ slot: start }, { handlers, asClient, client: owner }) => {
      const { data } = await handlers.askOthers({
        ...asClient,
        body: start === null ? undefined : { start: startOf(start) },
      });
      return ids.some(({ id }) => id === data.id) ? undefined : ids.push({ id: data.id, client: owner });
    },
    cancel: ({ side: who }, { handlers, asSide }) =>
      handlers.cancelBooking({ ...asSide(who), body: { reason: 'Plans changed' } }),
  };

  /** The booking at this index among the newest, and the call of each of its parties. */
  async function stageFor(handlers: Handlers, index: number) {
    const { id, client: owner } = ids.at(-1 - (index % Math.max(1, ids.length))) ?? { id: 'none', client: 'andrea' };
    const known = ids.length > 0 ? await harness.booking(id) : null;
    const itsWorker = known?.workerId ?? people.workers[index % people.workers.length] ?? 'jun';
    const on = { params: { id }, query: undefined, body: undefined } as const;
    const asClient = { ...on, context: harness.by.client(owner) };
    const asWorker = (name: Worker | null) => ({ ...on, context: harness.by.worker(name ?? itsWorker) });
    const asSide = (which: 'client' | 'worker' | Worker) =>
      which === 'client' ? asClient : asWorker(which === 'worker' ? null : which);
    const asked = known?.reschedule?.by === 'client' ? ('worker' as const) : ('client' as const);
    return { handlers, id, client: owner, asClient, asWorker, asSide, asked };
  }
  type Stage = Awaited<ReturnType<typeof stageFor>>;

  return {
    ids: () => ids.map(({ id }) => id),
    /** Throws the refusal of the call. */
    async attempt(wish: Deed, handlers: Handlers): Promise<unknown> {
      if (wish.do !== 'book' && ids.length === 0) return undefined;
      // `do` selects the function for the same kind of command.
      const doer: (wish: never, stage: Stage) => Promise<unknown> = doers[wish.do];
      return doer(wish as never, await stageFor(handlers, 'nth' in wish ? wish.nth : 0));
    },
  };
}
