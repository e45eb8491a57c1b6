import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { EVENTS_TOPIC, type IntegrationEvent } from '#contracts/integration/integration-event.ts';
import { openKafkaBus } from '#infra/eventing/kafka.ts';
import type { BusMessage } from '#infra/eventing/bus.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { moveRelayCheckpoint, runRelay } from '#infra/eventing/integration.ts';
import { integration } from '#projectors/integration.ts';
import { silentLogger, memoryDocuments } from '../../infra/eventing/testing.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startOwnKafka } from '../engines/kafka.ts';

let kafka: StartedEngine;
beforeAll(async () => {
  kafka = await startOwnKafka();
});
afterAll(() => kafka?.stop());

const open = () => openKafkaBus({ brokers: [kafka.url], partitions: 3, logger: silentLogger });

/** The values that a consumer received, by key, without duplicates: the bus promises at-least-once delivery. */
function taking() {
  const byKey = new Map<string, number[]>();
  return {
    byKey,
    handler: ({ key, value }: BusMessage) => {
      const taken = byKey.get(key) ?? [];
      if (!taken.includes(Number(value))) taken.push(Number(value));
      byKey.set(key, taken);
    },
  };
}

test('a broker that is killed and restarted loses no accepted event, and stops no subscriber', async () => {
  const [publisher, first, second] = [open(), open(), open()];
  const stop = new AbortController();
  const [group, all] = [taking(), taking()];
  await first.consume('changes', 'relay', group.handler, stop.signal);
  await second.consume('changes', 'relay', group.handler, stop.signal);
  await second.consume('changes', 'every-instance', all.handler, stop.signal);

  const keys = ['b1', 'b2', 'b3', 'b4'];
  const publishing = new AbortController();
  const acknowledged = Promise.all(keys.map((key) => publishUntil(publishing.signal, publisher, key)));

  await until(() => keys.every((key) => (all.byKey.get(key)?.length ?? 0) > 20));
  await kafka.kill();
  const refusedAfter = await timeToRefusal(publisher);
  await kafka.restart();
  await publisher.publish([{ topic: 'changes', key: 'after', value: 0 }]).catch(() => {});
  const sofar = all.byKey.get('b1')?.length ?? 0;
  await until(() => (all.byKey.get('b1')?.length ?? 0) > sofar + 20);
  publishing.abort();

  const counts = await acknowledged;
  for (const { byKey } of [group, all]) {
    await until(() => keys.every((key, n) => (byKey.get(key)?.length ?? 0) >= (counts[n] ?? 0)));
    for (const [n, key] of keys.entries())
      expect(byKey.get(key)).toEqual(Array.from({ length: counts[n] ?? 0 }, (_, value) => value));
  }
  expect(refusedAfter).toBeLessThan(6_000);

  stop.abort();
  for (const bus of [publisher, first, second]) await bus.close();
});

test('the relay publishes all events of a broker’s outage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-relayed-'));
  const eventLog = await openSqliteEventLog<EventMetadata>({ folder });
  const [publisher, listener] = [open(), open()];
  const stop = new AbortController();
  const heard: IntegrationEvent[] = [];
  await listener.consume(
    EVENTS_TOPIC,
    'data-team',
    ({ value }) => {
      heard.push(value as IntegrationEvent);
    },
    stop.signal,
  );
  const relaying = runRelay({
    publication: integration,
    eventLog,
    documents: memoryDocuments(),
    bus: publisher,
    signal: stop.signal,
    logger: silentLogger,
  });
  const ids: string[] = [];
  const happen = async (times: number) => {
    for (let n = 0; n < times; n++) ids.push(await activate(eventLog, `s${n % 5}`));
  };
  const heardIds = () => [...new Set(heard.map(({ eventId }) => eventId))];

  await happen(20);
  await until(() => heardIds().length === 20);
  await kafka.kill();
  await happen(50);
  await kafka.restart();
  await happen(20);
  await until(() => heardIds().length === ids.length);
  for (const stream of new Set(heard.map((event) => event.stream))) {
    const revisions = [...new Set(heard.filter((event) => event.stream === stream).map(({ revision }) => revision))];
    expect(revisions).toEqual(Array.from({ length: 18 }, (_, revision) => revision));
  }

  stop.abort();
  await relaying;
  for (const bus of [publisher, listener]) await bus.close();
  await eventLog.close();
  await rm(folder, { recursive: true });
});

test('a service that starts during a broker’s outage waits for it', async () => {
  await kafka.kill();
  const bus = open();
  await expect(bus.ping()).rejects.toThrow(EngineUnavailable);
  const stop = new AbortController();
  const { byKey, handler } = taking();
  const consuming = bus.consume('early', 'every-instance', handler, stop.signal);
  await kafka.restart();
  await consuming;
  await bus.ping();
  await publishWithRetries(bus, 'early', 'b1', 7);
  await until(() => byKey.get('b1')?.includes(7) === true);
  stop.abort();
  await bus.close();
});

describe('a broker that restarts without its data', () => {
  const pairs = Array.from({ length: 6 }, (_, n) => `b${n}`).flatMap((key) =>
    Array.from({ length: 5 }, (_, value) => [key, value] as const),
  );

  async function loseVolume(): Promise<void> {
    await kafka.kill();
    await kafka.wipe?.();
    await kafka.restart();
  }

  test.each([
    ['less than before', 1],
    ['more than before', 20],
  ])('has its topics recreated, and every subscriber receives everything: %s', async (_, rounds) => {
    if (!kafka.wipe) return;
    const topic = `remade-${rounds}`;
    const [publisher, listener] = [open(), open()];
    const stop = new AbortController();
    const [group, all] = [taking(), taking()];
    await listener.consume(topic, 'team', group.handler, stop.signal);
    await listener.consume(topic, 'every-instance', all.handler, stop.signal);
    const publishAll = async (from: number) => {
      for (const [key, value] of pairs) await publishWithRetries(publisher, topic, key, from + value);
    };
    const heard = (from: number) =>
      [group, all].every(({ byKey }) => pairs.every(([key, value]) => byKey.get(key)?.includes(from + value)));
    await publishAll(0);
    await until(() => heard(0));

    await loseVolume();
    for (let round = 1; round <= rounds; round++) await publishAll(100 * round);
    const allOf = Array.from({ length: rounds }, (_value, index) => 100 * (index + 1));
    await until(() => allOf.every(heard));
    expect(allOf.filter((from) => !heard(from))).toEqual([]);

    stop.abort();
    for (const bus of [publisher, listener]) await bus.close();
  });

  test('receives new events from the relay, and all earlier ones when the relay is reset', async () => {
    if (!kafka.wipe) return;
    const folder = await mkdtemp(join(tmpdir(), 'suki-relayed-'));
    const eventLog = await openSqliteEventLog<EventMetadata>({ folder });
    const documents = memoryDocuments();
    const [publisher, listener] = [open(), open()];
    const [stop, stopRelay] = [new AbortController(), new AbortController()];
    const heard = new Set<string>();
    await listener.consume(
      EVENTS_TOPIC,
      'archive',
      ({ value }) => void heard.add((value as IntegrationEvent).eventId),
      stop.signal,
    );
    const relay = (signal: AbortSignal) =>
      runRelay({ publication: integration, eventLog, documents, bus: publisher, signal, logger: silentLogger });
    const relaying = relay(stopRelay.signal);
    const before = await Promise.all([1, 2, 3].map(() => activate(eventLog, 's1')));
    await until(() => before.every((id) => heard.has(id)));

    await loseVolume();
    heard.clear();
    const after = await activate(eventLog, 's1');
    await until(() => heard.has(after));
    expect([...heard]).toEqual([after]);

    stopRelay.abort();
    await relaying;
    await moveRelayCheckpoint({ eventLog, documents, ...integration }, 0);
    const again = relay(stop.signal);
    await until(() => [...before, after].every((id) => heard.has(id)));
    stop.abort();
    await again;
    for (const bus of [publisher, listener]) await bus.close();
    await eventLog.close();
    await rm(folder, { recursive: true });
  });
});

async function activate(eventLog: EventLog, serviceId: string): Promise<string> {
  const id = randomUUID();
  const metadata = { schemaVersion: 1, actor: 'system' as const, commandId: id, $correlationId: id, $causationId: id };
  await eventLog.append(`service-${serviceId}`, 'any', [
    { id, type: 'ServiceActivated', data: { serviceId }, metadata },
  ]);
  return id;
}

/** Publishes each value until it is accepted. Resolves with the number of values. */
async function publishUntil(signal: AbortSignal, bus: ReturnType<typeof open>, key: string): Promise<number> {
  let value = 0;
  for (; !signal.aborted; value++) {
    await publishWithRetries(bus, 'changes', key, value);
    await delay(2);
  }
  return value;
}

async function publishWithRetries(
  bus: ReturnType<typeof open>,
  topic: string,
  key: string,
  value: number,
): Promise<void> {
  for (;;) {
    try {
      return await bus.publish([{ topic, key, value }]);
    } catch (error) {
      expect(error).toBeInstanceOf(EngineUnavailable);
    }
  }
}

async function timeToRefusal(bus: ReturnType<typeof open>): Promise<number> {
  const startedAt = performance.now();
  await expect(bus.publish([{ topic: 'changes', key: 'lost', value: 0 }])).rejects.toThrow(EngineUnavailable);
  return performance.now() - startedAt;
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await delay(20);
}
