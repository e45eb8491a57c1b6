import { afterEach, beforeEach, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { handleWith } from '#infra/eventing/testing.ts';
import { openCommandHarness } from '#tests/harness/command-harness.ts';
import { accepted, arrived, completed, requested, started } from '../booking/testing/booking-fixture.ts';
import { bookingDecider } from '../booking/decider.ts';
import { paymentDecider } from '../payment/decider.ts';
import { whenDisputeSettledWaiveDue } from './when-dispute-settled-waive-due.ts';

const NOW = '2026-11-20T02:00:00.000Z';
const { bookingId } = accepted.data;
const parties = { bookingId, clientId: 'a-andrea', workerId: 'w-jun', workerAccountId: 'a-jun' };
const task = {
  bookingId,
  waivedCentavos: 195_00,
  decidedBy: { accountId: 'a-carla', name: 'Carla Lim', avatar: null },
  eventId: 'e1',
};
/** Context shared by all attempts of one task. */
const tried = { commandId: '0b0a8f56-6a39-4d0a-9b1e-0a8a0b8f6a39', actor: 'system' as const, now: NOW };

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
const context = () => ({ commandId: crypto.randomUUID(), actor: 'system' as const, now: NOW });
const events = async () => (await harness.eventLog.readStream(streams.payment(bookingId))).map(({ type }) => type);

beforeEach(async () => {
  harness = await openCommandHarness({ now: () => new Date(NOW) });
  const booked = [requested, accepted, arrived, started, completed];
  await handleWith(harness.commands, bookingDecider, streams.booking(bookingId), () => booked, context());
  const half = { amountCentavos: 325_00, receivedCentavos: 325_00 };
  const paid = {
    attemptId: 't1',
    method: 'gcash',
    reference: null,
    provider: 'sandbox',
    providerPaymentId: 's1',
  } as const;
  const received = { ...parties, ...paid, ...half, from: 'provider', receivedAt: NOW } as const;
  await handleWith(
    harness.commands,
    paymentDecider,
    streams.payment(bookingId),
    () => [{ type: 'PaymentReceived' as const, data: received }],
    context(),
  );
});
afterEach(() => harness.close());

it('waives the decided amount once, even if interrupted before the earning is released', async () => {
  const settings = async () => defaultSettings;
  const loadNewest: typeof harness.commands.loadNewest = async (decider, stream) => {
    if (stream.startsWith('dispute-')) throw new Error('Simulated crash');
    return harness.commands.loadNewest(decider, stream);
  };
  const act = (commands: typeof harness.commands) =>
    whenDisputeSettledWaiveDue.act(task, { ...harness, commands, settings }, tried);
  await expect(act({ ...harness.commands, loadNewest })).rejects.toThrow('Simulated crash');
  expect(await events()).toEqual(['PaymentReceived', 'PaymentWaived']);
  await act(harness.commands);
  expect(await events()).toEqual(['PaymentReceived', 'PaymentWaived']);
});
