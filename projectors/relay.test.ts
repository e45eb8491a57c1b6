import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v5 as uuidV5 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EventMetadata, NewEvent } from '#contracts/events/envelope.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import type { IntegrationEvent } from '#contracts/integration/integration-event.ts';
import type { BusMessage } from '#infra/eventing/bus.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { withCodec } from '#contracts/events/codec.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { runRelay } from '#infra/eventing/integration.ts';
import { integration } from './integration.ts';

const silent = { warn: () => {}, error: () => {} };

let folder: string;
let eventLog: EventLog;
let documents: Documents;
let running: { stop: AbortController; ended: Promise<void> }[];
let appended = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-relay-'));
  eventLog = await openSqliteEventLog({ folder });
  documents = memoryDocuments();
  running = [];
});

afterEach(async () => {
  await stopAll();
  await eventLog.close();
  await rm(folder, { recursive: true });
});

async function stopAll(): Promise<void> {
  for (const { stop } of running) stop.abort();
  for (const { ended } of running.splice(0)) await ended;
}

/** A bus that records published messages, except those that `refuses` rejects. */
function listening(refuses: (messages: readonly BusMessage[]) => Error | undefined = () => undefined) {
  const heard: IntegrationEvent[] = [];
  let check = () => {};
  return {
    heard,
    ids: () => heard.map(({ eventId }) => eventId),
    bus: {
      async publish(messages: readonly BusMessage[]): Promise<void> {
        const refusal = refuses(messages);
        if (refusal) throw refusal;
        for (const { value } of messages) heard.push(value as IntegrationEvent);
        check();
      },
    },
    has: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => heard.length >= count && resolve();
        check();
      }),
  };
}

function start(
  bus: { publish(messages: readonly BusMessage[]): Promise<void> },
  store = documents,
  log: Pick<EventLog, 'subscribe' | 'identity' | 'holds'> = eventLog,
): void {
  const stop = new AbortController();
  running.push({
    stop,
    ended: runRelay({
      publication: integration,
      eventLog: log,
      documents: store,
      bus,
      signal: stop.signal,
      logger: silent,
      batchSize: 5,
    }),
  });
}

async function append<Type extends EventType>(type: Type, stream: string, data: DataOf<Type>): Promise<string> {
  const id = uuidV5(`relayed ${appended++}`, uuidV5.URL);
  const event: NewEvent = {
    id,
    type,
    data,
    metadata: { schemaVersion: 1, actor: 'system', commandId: id, $correlationId: id, $causationId: id },
  };
  await eventLog.append(stream, 'any', [event]);
  return id;
}

const activated = (serviceId: string) => append('ServiceActivated', `service-${serviceId}`, { serviceId });
const signedIn = () => append('SignedIn', 'account-maria', { method: 'password' });

it('publishes stored events, then new ones, keyed by stream, without unpublished types', async () => {
  const first = await activated('s1');
  await signedIn();
  const { bus, heard, ids, has } = listening();
  start(bus);
  await has(1);
  const second = await activated('s2');
  await has(2);
  expect(ids()).toEqual([first, second]);
  expect(heard.map(({ type, stream }) => [type, stream])).toEqual([
    ['suki.service.activated.v1', 'service-s1'],
    ['suki.service.activated.v1', 'service-s2'],
  ]);
});

it('continues from its checkpoint', async () => {
  const before = listening();
  for (let n = 0; n < 12; n++) await activated(`s${n}`);
  start(before.bus);
  await before.has(12);
  await stored(12);
  await stopAll();
  const next = await activated('s12');
  const after = listening();
  start(after.bus);
  await after.has(1);
  expect(after.ids()).toEqual([next]);
});

it('publishes again after failing to store its checkpoint', async () => {
  for (let n = 0; n < 3; n++) await activated(`s${n}`);
  const forgetful: Documents = { ...documents, write: () => Promise.reject(new EngineUnavailable('documents')) };
  const before = listening();
  start(before.bus, forgetful);
  await before.has(3);
  await stopAll();
  const after = listening();
  start(after.bus);
  await after.has(3);
  expect(after.ids()).toEqual(before.ids());
});

it('retries while the bus is unavailable, and skips nothing', async () => {
  const ids = [await activated('s1'), await activated('s2')];
  let tries = 0;
  const { bus, has, ids: heard } = listening(() => (++tries < 4 ? new EngineUnavailable('bus') : undefined));
  start(bus);
  await has(2);
  expect(heard()).toEqual(ids);
});

it('parks an event that the bus keeps refusing, and publishes the others', async () => {
  const first = await activated('good');
  const bad = await activated('bad');
  const last = await activated('better');
  const { bus, has, ids } = listening((messages) =>
    messages.some(({ key }) => key === 'service-bad') ? new RangeError('too large') : undefined,
  );
  start(bus);
  await has(2);
  expect(ids()).toEqual([first, last]);
  const parked = await documents.find<{ eventId: string; error: string; readModel: string }>('parked-events');
  expect(parked.map(({ document: { eventId, readModel } }) => [eventId, readModel])).toEqual([[bad, 'suki.events']]);
  expect(parked[0]?.document.error).toContain('too large');
});

it('publishes correctly when two of them run', async () => {
  const [one, other] = [listening(), listening()];
  start(one.bus);
  start(other.bus);
  const ids: string[] = [];
  for (let n = 0; n < 20; n++) ids.push(await activated(`s${n}`));
  await Promise.all([one.has(20), other.has(20)]);
  expect(one.ids()).toEqual(ids);
  expect(other.ids()).toEqual(ids);
});

async function stored(position: number): Promise<void> {
  for (;;) {
    const [checkpoint] = await documents.find<{ position: number }>('relay-checkpoints');
    if ((checkpoint?.document.position ?? 0) >= position) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('skips foreign events, parks sealed ones, and publishes the others', async () => {
  const first = await activated('s1');
  const store = (data: unknown, metadata: Partial<EventMetadata>) =>
    eventLog.append('service-s2', 'any', [
      {
        id: uuidV5(`relayed ${appended++}`, uuidV5.URL),
        type: 'ServiceActivated',
        data,
        metadata: metadata as EventMetadata,
      },
    ]);
  await store({ serviceId: 's2' }, {});
  const { position } = await store(null, {
    schemaVersion: 1,
    actor: 'system',
    commandId: 'c',
    $correlationId: 'c',
    $causationId: 'c',
  });
  const last = await activated('s3');
  const { bus, ids, has } = listening();
  start(bus, documents, withCodec(eventLog));
  await has(2);
  expect(ids()).toEqual([first, last]);
  await stored(4);
  expect((await documents.find('parked-events')).map(({ document }) => document)).toMatchObject([
    { readModel: 'suki.events', position, error: expect.stringContaining("can't be read") },
  ]);
});
