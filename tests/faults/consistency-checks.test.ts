import { expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { wronglyStoredBookings } from './consistency-checks.ts';
import { seededRandom } from './seeded-random.ts';
import type { Ledger } from './load.ts';

function event(stream: string, revision: number, type: string): RecordedEvent {
  const metadata = {
    schemaVersion: 1,
    actor: 'system' as const,
    commandId: 'c',
    $correlationId: 'c',
    $causationId: 'c',
  };
  return {
    id: `${stream}-${revision}`,
    type,
    data: {},
    metadata,
    stream,
    revision,
    position: revision,
    recordedAt: '2026-11-21T02:00:00.000Z',
  };
}

function storedAs(bookings: Record<string, string[]>): Map<string, RecordedEvent[]> {
  return new Map(
    Object.entries(bookings).map(([stream, types]) => [
      stream,
      types.map((type, revision) => event(stream, revision, type)),
    ]),
  );
}

const ledger: Ledger = { bookings: new Map([['b1', ['BookingRequested', 'BookingAccepted']]]), messages: new Map() };

it.each([
  ['as acknowledged', { 'booking-b1': ['BookingRequested', 'BookingAccepted'], 'worker-w1': ['WorkerApplied'] }, 0],
  ['lost', { 'worker-w1': ['WorkerApplied'] }, 1],
  ['lost in part', { 'booking-b1': ['BookingRequested'] }, 1],
  ['twice', { 'booking-b1': ['BookingRequested', 'BookingAccepted', 'BookingAccepted'] }, 1],
  [
    'beside an unacknowledged one',
    { 'booking-b1': ['BookingRequested', 'BookingAccepted'], 'booking-b2': ['BookingRequested'] },
    1,
  ],
])('checks a booking that is stored %s', (_how, bookings, wrong) => {
  expect(wronglyStoredBookings(ledger, storedAs(bookings))).toHaveLength(wrong);
});

it('chooses the same faults for the same seed, and others for another', () => {
  const choices = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 50 }, () => random.pick(['kill', 'stop', 'freeze']));
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(new Set(choices(7)).size).toBe(3);
});
