import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { followingContract, pay, payment, paymentCodec, processOn } from '#infra/eventing/adapter-tests.ts';
import { openEventStoreLog } from '#infra/eventing/eventstore.ts';
import { ownPartOfLog } from '#infra/eventing/testing.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStore, startEventStoreDouble } from '../engines/eventstore.ts';

const STREAM = 'payment-1';
const PATIENT_MS = 30_000;

let server: StartedEngine;
beforeAll(async () => {
  server = await startEventStore();
});
afterAll(() => server?.stop());

followingContract('EventStoreDB', async () => {
  const log = openEventStoreLog({ url: server.url, deadlineMs: PATIENT_MS });
  return { log: await ownPartOfLog(log), dispose: () => log.close() };
});

/** Two processes, each with its own connection. */
let double: Awaited<ReturnType<typeof startEventStoreDouble>>;
let dispose: (() => Promise<unknown>)[];
beforeEach(async () => {
  double = await startEventStoreDouble();
  dispose = [() => double.stop()];
});
afterEach(async () => {
  for (const each of dispose.toReversed()) await each();
});

async function start() {
  const stop = new AbortController();
  const log = openEventStoreLog({ url: double.url, deadlineMs: PATIENT_MS });
  dispose.push(
    () => log.close(),
    async () => stop.abort(),
  );
  return processOn(paymentCodec.withCodec(log), stop.signal);
}

it('is not believed from the loss of the server on, and misses nothing when it has returned', async () => {
  const [here, there] = [await start(), await start()];
  const { position } = await here.handle(payment, STREAM, pay('ana'), { commandId: 'c1' });
  expect(await there.follower.reached(position, PATIENT_MS)).toBe(true);
  expect((await there.load(payment, STREAM)).state).toEqual(['ana']);
  await double.kill();
  await expect.poll(() => there.follower.isCurrent()).toBe(false);
  await double.restart();
  const { position: second } = await here.handle(payment, STREAM, pay('bea'), { commandId: 'c2' });
  // It has the event, or is not believed.
  await there.follower.reached(second, PATIENT_MS);
  expect((await there.load(payment, STREAM)).state).toEqual(['ana', 'bea']);
  await expect.poll(() => there.follower.isCurrent(), { timeout: PATIENT_MS }).toBe(true);
  expect(await there.follower.reached(second, PATIENT_MS)).toBe(true);
  const before = there.reads.length;
  expect((await there.load(payment, STREAM)).state).toEqual(['ana', 'bea']);
  expect(there.reads.length).toBe(before);
});
