import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BookingHarness, openBookingHarness } from '#tests/harness/booking-harness.ts';
import { kapitolyo } from '#tests/harness/test-users.ts';
import { streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import type { AccountCommand } from '../account/commands.ts';
import { bookingDecider } from '../booking/decider.ts';
import { whenClientGoneCallOff } from './when-client-gone-call-off.ts';

let harness: BookingHarness;
let agreed: string;
let open: string;
let ofAnother: string;

beforeEach(async () => {
  harness = await openBookingHarness({
    start: '2026-11-18T00:00:00.000Z',
    clients: ['andrea', 'grace'],
    workers: ['jun'],
    policies: [whenClientGoneCallOff],
  });
  agreed = await requested('andrea', '10:00', 'jun');
  open = await requested('andrea', '14:00');
  ofAnother = await requested('grace', '16:00', 'jun');
  for (const id of [agreed, ofAnother]) await onJob('acceptBooking', id);
  await harness.runPolicies();
});
afterEach(() => harness.close());

async function requested(client: string, time: string, workerId?: string): Promise<string> {
  const job = { serviceId: 'tap', date: '2026-11-18', time, address: kapitolyo, paymentMethod: 'gcash' as const };
  const body = { ...job, ...(workerId && { workerId }) };
  const context = harness.by.client(client);
  return (await harness.handlers().createBooking({ params: undefined, query: undefined, body, context })).data.id;
}

async function onJob(call: 'acceptBooking' | 'arrive', id: string): Promise<void> {
  await harness
    .handlers()
    [call]({ params: { id }, query: undefined, body: undefined, context: harness.by.worker('jun') });
}

async function toAndrea(command: AccountCommand): Promise<void> {
  const now = harness.clock.now().toISOString();
  const context = { commandId: crypto.randomUUID(), actor: 'system', now } as const;
  await harness.commands.handle(accountDecider, streams.account('a-andrea'), command, context);
  await harness.runPolicies();
}

async function stateOf(id: string) {
  const { state } = await harness.commands.loadNewest(bookingDecider, streams.booking(id));
  if (state.kind === 'none') throw new Error('There is no such booking');
  return state;
}

const gone = { status: 'cancelled', cancellation: { by: 'policy', cause: 'client_gone', feeCentavos: 0 } };
const suspension = { reason: 'Reports', by: 'a-carla', openJobs: 0 };

it.each([
  { type: 'SuspendAccount', data: suspension },
  { type: 'CloseAccount', data: { now: '2026-11-18T00:00:00.000Z' } },
] as const)('cancels a client’s coming bookings at $type, and frees the worker', async (command) => {
  await toAndrea(command);
  expect([await stateOf(agreed), await stateOf(open)]).toMatchObject([gone, gone]);
  expect(await stateOf(ofAnother)).toMatchObject({ status: 'accepted' });
  expect((await harness.calendar('jun')).slots.map(({ bookingId }) => bookingId)).toEqual([ofAnother]);
});

it('keeps a job whose worker has arrived', async () => {
  harness.clock.set(new Date('2026-11-18T01:45:00.000Z'));
  await onJob('arrive', agreed);
  await toAndrea({ type: 'SuspendAccount', data: suspension });
  expect(await stateOf(agreed)).toMatchObject({ status: 'arrived' });
});
