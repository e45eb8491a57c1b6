import { handleWith } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { openCommandHarness } from '#tests/harness/command-harness.ts';
import { createCommandHandler } from './command-handler.ts';
import { createCorrelations, correlationOrigin } from './correlations.ts';

const line = (lineId: string, bookingId: string | null) => ({ line: { lineId, bookingId } });

describe('the correlation of an event', () => {
  it.each<[string, string, string, unknown, unknown]>([
    ['equals the stream for a booking', 'booking-b1', 'BookingAccepted', {}, { begins: 'booking-b1' }],
    ['is the booking’s for a payment', 'payment-b1', 'PaymentReceived', {}, { begins: 'booking-b1' }],
    ['is the booking’s for a slot', 'calendar-w1', 'SlotBooked', { bookingId: 'b1' }, { begins: 'booking-b1' }],
    [
      'is the booking’s for a payout line',
      'payout-w1-2026-11-27',
      'EarningAdded',
      line('job:b1', 'b1'),
      { begins: 'booking-b1' },
    ],
    [
      'is the booking’s for a refund’s line',
      'payout-w1-2026-11-27',
      'EarningAdded',
      line('refund:r1', 'b1'),
      { begins: 'booking-b1' },
    ],
    [
      'is the earlier payout’s for a carried line',
      'payout-w1-2026-11-27',
      'EarningAdded',
      line('carried:2026-11-20', null),
      { payout: 'payout-w1-2026-11-20' },
    ],
    [
      'is the earlier payout’s for a reversed line',
      'payout-w1-2026-11-27',
      'EarningAdded',
      line('reversed:2026-11-13', null),
      { payout: 'payout-w1-2026-11-13' },
    ],
    [
      'is the payout’s own for its other events',
      'payout-w1-2026-11-27',
      'PayoutPaid',
      {},
      { payout: 'payout-w1-2026-11-27' },
    ],
    ['does not exist for a worker’s rates', 'worker-w1', 'RatesChanged', {}, null],
  ])('%s', (_, stream, type, data, expected) => {
    expect(correlationOrigin(stream, { type, data })).toEqual(expected);
  });
});

type Slot = { type: 'SlotReleased'; data: { workerId: string; bookingId: string; reason: 'orphaned' } };
const slots = { initialState: 0, evolve: (count: number, _event: Slot) => count + 1 };
const released = (bookingId: string) => (): Slot[] => [
  { type: 'SlotReleased', data: { workerId: 'w1', bookingId, reason: 'orphaned' } },
];

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
beforeEach(async () => {
  harness = await openCommandHarness();
});
afterEach(() => harness.close());

/** An old event: each command had its own correlation id. */
function old(commandId: string): NewEvent {
  return {
    id: commandId,
    type: 'BookingExpired',
    data: { bookingId: 'b1', clientId: 'c1', workerId: null },
    metadata: { schemaVersion: 1, actor: 'system', commandId, $correlationId: commandId, $causationId: commandId },
  };
}

const metadataOf = async (stream: string) =>
  (await harness.eventLog.readStream(stream)).map(({ metadata }) => metadata);

describe('a command', () => {
  const context = {
    commandId: 'c1',
    actor: 'system' as const,
    policy: 'release-orphaned-slots',
    causationId: 'e1',
    now: '2026-11-20T02:00:00Z',
  };

  it('continues the correlation of its booking, even after old events, and names its policy', async () => {
    await harness.stored.append(streams.booking('b1'), 'none', [old('old 1'), old('old 2')]);
    await handleWith(createCommandHandler(harness.eventLog), slots, streams.calendar('w1'), released('b1'), {
      ...context,
      correlationId: 'suspension',
    });
    expect(await metadataOf(streams.calendar('w1'))).toEqual([
      {
        schemaVersion: 1,
        actor: 'system',
        commandId: 'c1',
        $correlationId: 'old 1',
        $causationId: 'e1',
        policy: 'release-orphaned-slots',
      },
    ]);
  });

  it('continues its cause’s correlation without a booking, and starts one without a cause', async () => {
    const commands = createCommandHandler(harness.eventLog);
    await handleWith(commands, slots, streams.calendar('w1'), released('b9'), {
      ...context,
      correlationId: 'suspension',
    });
    await handleWith(commands, slots, streams.calendar('w1'), released('b9'), {
      commandId: 'c2',
      actor: 'system',
      now: context.now,
    });
    expect(
      (await metadataOf(streams.calendar('w1'))).map(({ $correlationId, $causationId, policy }) => [
        $correlationId,
        $causationId,
        policy,
      ]),
    ).toEqual([
      ['suspension', 'e1', 'release-orphaned-slots'],
      ['c2', 'c2', undefined],
    ]);
  });
});

it('looks a correlation up once, and never a payout’s', async () => {
  await harness.stored.append(streams.booking('b1'), 'none', [old('old 1')]);
  let reads = 0;
  const threads = createCorrelations({
    readOn: (stream, options) => {
      reads += 1;
      return harness.eventLog.readOn(stream, options);
    },
  });
  const released1 = { type: 'SlotReleased', data: { bookingId: 'b1' } };
  expect([
    await threads.correlationId('calendar-w1', released1, false),
    await threads.correlationId('calendar-w1', released1, false),
  ]).toEqual(['old 1', 'old 1']);
  expect(await threads.correlationId('payout-w1-2026-11-27', { type: 'PayoutPaid', data: {} }, false)).toBe(
    derivedId('thread', 'payout-w1-2026-11-27'),
  );
  expect(reads).toBe(1);
});
