import { EventEmitter } from 'node:events';
import type { EventStoreDBClient, ResolvedEvent } from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { Connection } from './connection.ts';
import { liveTail } from './live-tail.ts';
import { readNext, readPage } from './reads.ts';

/** One cluster node that holds these events, by position; the caller has seen the event at `HEAD` on another node. */
const HEAD = 500;

function eventAt(position: number, type: string): ResolvedEvent {
  const commitPosition = BigInt(position);
  const event = {
    id: `id-${position}`,
    streamId: 'booking-1',
    type,
    data: {},
    metadata: {},
    revision: commitPosition,
    created: new Date(0),
  };
  return { event, commitPosition } as unknown as ResolvedEvent;
}

type Held = Record<number, string>;
type SubscribeOptions = NonNullable<Parameters<EventStoreDBClient['subscribeToAll']>[0]>;
type Filter = { regex?: string; checkpointReached?: (subscription: unknown, position: { commit: bigint }) => unknown };

/** `checkpoint`: the last checkpoint before the subscription has caught up; `late`: one after that. */
function node(held: Held, { checkpoint, late }: { checkpoint?: number; late?: number } = {}) {
  const subscriptions: SubscribeOptions[] = [];
  const after = (from: unknown) =>
    Object.entries(held)
      .map(([position, type]) => eventAt(Number(position), type))
      .filter(({ commitPosition = 0n }) => typeof from !== 'object' || commitPosition >= commitOf(from));

  const client = {
    subscribeToAll(options: SubscribeOptions) {
      subscriptions.push(options);
      const coming = Object.assign(new EventEmitter(), { readableLength: 0, unsubscribe: async () => {} });
      // Only the server sends this message, so the client has no type for it.
      const { regex = '', checkpointReached } = (options.filter ?? {}) as Filter;
      const looked = (position: number | undefined) =>
        position !== undefined && checkpointReached?.(coming, { commit: BigInt(position) });
      setImmediate(() => {
        for (const event of after(options.fromPosition))
          if (new RegExp(regex).test(event.event?.type ?? '')) coming.emit('data', event);
        looked(checkpoint);
        coming.emit('caughtUp');
        looked(late);
      });
      return coming;
    },
    readAll({ fromPosition, maxCount, direction }: { fromPosition: unknown; maxCount: number; direction: string }) {
      const coming = Object.assign(new EventEmitter(), { readableLength: 0, cancel: async () => {} });
      const found = direction === 'forwards' ? after(fromPosition) : after(0).toReversed();
      setImmediate(() => {
        for (const event of found.slice(0, maxCount)) coming.emit('data', event);
        coming.emit('end');
      });
      return coming;
    },
  };
  const connection = {
    deadlineMs: 60_000,
    use: (work: (asked: EventStoreDBClient) => unknown) => work(client as unknown as EventStoreDBClient),
  } as unknown as Connection;
  return { connection, subscriptions };
}

function commitOf(from: object | null): bigint {
  return from && 'commit' in from ? BigInt(String(from.commit)) : 0n;
}

const positions = ({ events, scannedTo }: { events: readonly { position: number }[]; scannedTo: number }) => ({
  events: events.map(({ position }) => position),
  scannedTo,
});
const ofA = { after: 100, types: ['A'], limit: 10 };

describe('a page ends at the position that the node has reported', () => {
  test.each([
    ['nothing', {}, {}, { events: [], scannedTo: 100 }],
    ['an event', { 100: 'B', 200: 'A' }, {}, { events: [200], scannedTo: 200 }],
    ['a later checkpoint', { 100: 'B', 200: 'A' }, { checkpoint: 300 }, { events: [200], scannedTo: 300 }],
    ['a checkpoint beyond the head', {}, { checkpoint: 900 }, { events: [], scannedTo: HEAD }],
    ['an event after the end of the read', {}, { checkpoint: 300, late: 400 }, { events: [], scannedTo: 300 }],
  ])('of some types: %s', async (_, held: Held, said, expected) => {
    const { connection } = node(held, said);
    expect(positions(await readPage(connection, ofA, HEAD))).toEqual(expected);
  });

  test.each([
    ['nothing', { 100: 'A' }, { events: [], scannedTo: 100 }],
    ['some', { 100: 'A', 200: 'A', 300: '$stats' }, { events: [200], scannedTo: 300 }],
    ['all', { 100: 'A', 200: 'A', [HEAD]: 'B', 900: '$stats' }, { events: [200, HEAD], scannedTo: HEAD }],
  ])('of everything: %s', async (_, held: Held, expected) => {
    const { connection } = node(held);
    expect(positions(await readPage(connection, { after: 100, limit: 10 }, HEAD))).toEqual(expected);
  });
});

describe('reading on', () => {
  const whole: Held = { 100: 'B', 300: 'B', [HEAD]: 'B', 900: '$stats' };

  test('reaches the head even where the server does not report how far it has scanned', async () => {
    const { connection } = node(whole);
    expect(positions(await readNext(connection, ofA, HEAD))).toEqual({ events: [], scannedTo: HEAD });
  });

  test('includes events between the two reads', async () => {
    const { connection } = node({ ...whole, 950: 'A' });
    const subscribed = node(whole).connection;
    let asked = 0;
    const changing = {
      ...connection,
      use: (work: never) => (asked++ === 0 ? subscribed : connection).use(work),
    } as unknown as Connection;
    expect(positions(await readNext(changing, ofA, HEAD))).toEqual({ events: [950], scannedTo: 950 });
  });

  test.each([[{ 100: 'B' }], [{}]])('waits for a node that is behind an earlier read: %o', async (held: Held) => {
    const { connection } = node(held);
    await expect(readNext(connection, ofA, HEAD)).rejects.toThrow(EngineUnavailable);
    await expect(readNext(connection, { after: 100, limit: 10 }, HEAD)).rejects.toThrow(EngineUnavailable);
  });
});

test('subscribes to the leader only, because a follower may be behind acknowledged events', async () => {
  const { connection, subscriptions } = node({ 100: 'A' }, { checkpoint: 100 });
  await readPage(connection, ofA, 100);
  const stop = new AbortController();
  await liveTail({ connection, advance: () => {}, saw: () => {}, onTrouble: () => {}, signal: stop.signal }).start();
  await expect.poll(() => subscriptions).toHaveLength(2);
  stop.abort();
  expect(subscriptions).toMatchObject([{ requiresLeader: true }, { requiresLeader: true }]);
});
