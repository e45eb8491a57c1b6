import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EventMetadata, NewEvent } from '#contracts/events/envelope.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { openSqliteEventLog, eventsFile } from '#infra/eventing/sqlite.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** A whole Suki on a log with foreign events and unreadable events. */

const service = {
  name: 'Tap',
  title: 'Kitchen tap repair',
  category: 'plumbing',
  icon: 'droplets',
  description: 'A dripping tap',
  basePrice: 60_000,
  durationMinutes: 60,
  urgent: false,
};

let folder: string;
let suki: TestSuki | undefined;
let carla: ApiClient;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-not-ours-'));
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  suki = await startTestSuki({ env: { DATA_DIR: folder, LOG_LEVEL: 'silent' } });
  carla = new ApiClient(suki.url);
}

async function stop(): Promise<void> {
  await suki?.stop();
  suki = undefined;
}

async function inLog(work: (log: EventLog) => Promise<unknown>): Promise<void> {
  await stop();
  const log = await openSqliteEventLog<EventMetadata>({ folder });
  await work(log);
  await log.close();
}

function event(type: string, data: unknown, metadata: object = {}): NewEvent {
  const id = crypto.randomUUID();
  return {
    id,
    type,
    data,
    metadata: { schemaVersion: 1, actor: 'system', commandId: id, $correlationId: id, $causationId: id, ...metadata },
  };
}

const foreign = (type: string, data: unknown): NewEvent => ({ ...event(type, data), metadata: {} as EventMetadata });

async function readiness(): Promise<{ status: number; parts: Record<string, string> }> {
  const response = await fetch(`${suki?.url}/readyz`);
  const { parts } = (await response.json()) as { parts: Record<string, string> };
  return { status: response.status, parts };
}

const signIn = () => carla.signIn(admin.email, admin.password);
const addService = () => carla.call('addService', { body: service });
const names = async () => (await carla.call('listServices')).items.map(({ title }) => title);

it('starts, is ready and works with foreign events, null data and broken JSON in the log', async () => {
  await signIn();
  const {
    item: { id },
  } = await addService();
  await inLog(async (log) => {
    await log.append(`service-${id}`, 'any', [foreign('SomethingElse', { from: 'next door' })]);
    await log.append('next-door', 'any', [foreign('Picture', null), foreign('ServiceActivated', { serviceId: 'x' })]);
    for (const type of [
      'WorkCompleted',
      'PaymentReceived',
      'BookingRequested',
      'AccountRegistered',
      'ServiceAdded',
      'MessageSent',
      'ConfigChanged',
    ])
      await log.append(`broken-${type}`, 'any', [event(type, null)]);
    for (const type of ['BookingAccepted', 'WorkerApproved', 'PayoutScheduled', 'SignedIn'])
      await log.append(`torn-${type}`, 'any', [event(type, {})]);
    await log.append('torn-metadata', 'any', [event('RefundIssued', {})]);
  });
  const database = new DatabaseSync(eventsFile(folder));
  database.exec(
    `UPDATE events SET data = '{"torn' WHERE data = '{}'; UPDATE events SET metadata = '{"sch' WHERE type = 'RefundIssued'`,
  );
  database.close();

  await start();
  expect(await readiness()).toMatchObject({ status: 200, parts: { 'event versions': 'ok' } });
  await signIn();
  // A foreign event is the last of the service's stream.
  await carla.call('changeService', { params: { id }, body: { title: 'Tap repair' } });
  expect(await names()).toEqual(['Tap repair']);
  const { items } = await carla.call('listParked', { query: { limit: '100' } });
  expect(items.filter(({ error }) => !error.includes("can't be read"))).toEqual([]);
  for (const by of ['bookings', 'services', 'when-completed-request-payment'])
    expect(items.map((one) => one.by)).toContain(by);
  await carla.call('listAuditLogs', { query: { limit: '100' } });
  await carla.call('listEvents', { query: { limit: '100' } });
  const metrics = await (await fetch(`${suki?.url}/metrics`)).text();
  expect(metrics).toMatch(/suki_left_out_events_total\{type="SomethingElse"\} [1-9]/);
});

it('waits at an event of a newer version, reports it, serves its data, and continues after the upgrade', async () => {
  await signIn();
  const {
    item: { id },
  } = await addService();
  await inLog((log) =>
    log.append(`service-${id}`, 'any', [event('ServiceActivated', { serviceId: id }, { schemaVersion: 7 })]),
  );

  await start();
  await signIn();
  await expect.poll(readiness).toMatchObject({
    status: 503,
    parts: { 'event versions': 'an event version is newer than this process: upgrade the process', 'event log': 'ok' },
  });
  const other = new ApiClient(suki?.url ?? '');
  expect((await other.call('listServices')).items.map(({ title }) => title)).toEqual([service.title]);
  const refused = await carla.send('PATCH', `/admin/services/${id}`, {
    body: JSON.stringify({ title: 'Tap repair' }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });

  // As in the upgraded process, which knows the version.
  await stop();
  const database = new DatabaseSync(eventsFile(folder));
  database.exec(`UPDATE events SET metadata = replace(metadata, '"schemaVersion":7', '"schemaVersion":1')`);
  database.close();
  await start();
  await signIn();
  await carla.call('changeService', { params: { id }, body: { title: 'Tap repair' } });
  expect(await readiness()).toMatchObject({ status: 200 });
  expect(await names()).toEqual(['Tap repair']);
});
