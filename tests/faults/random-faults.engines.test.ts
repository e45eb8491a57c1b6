import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { approvedWorker, castOf, kapitolyo, nextWorkday, person } from '../cast.ts';
import type { ServiceProcess } from '../service-process.ts';
import { conversationShown, conversationStored, storedByStream, unlikeARebuild, wronglyStored } from './afterwards.ts';
import { chanceOf } from './chance.ts';
import { disturb } from './disturb.ts';
import type { Findings } from './insist.ts';
import { bookAndAnswer, chatter, type Ledger, type Pair } from './load.ts';
import { openScreen } from './screen.ts';
import { engineVictims, serviceVictims, setStage, type Stage } from './stage.ts';

/**
 * Engines and services, two of each, that are killed, stopped and frozen while people work with them. FAULT_SEED chooses
 * the faults, FAULT_MINUTES how long they go on: `npm run soak` takes its time.
 */
const SEED = Number(process.env.FAULT_SEED ?? 20_261_121);
const FAULTS_MS = Number(process.env.FAULT_MINUTES ?? 1) * 60_000;
const PATIENT = { timeout: 90_000, interval: 250 };
/** What one process at a time does: policies and read models, these in two parts, and the relay. */
const LEASES = ['policies', 'projectors-1of2', 'projectors-2of2', 'relay'];
const MOVED_WITHIN_MS = 10_000;
/** For a machine that has much else to do. */
const SLACK_MS = 5_000;

let stage: Stage;
let pairs: Pair[];
beforeAll(async () => {
  stage = await setStage();
  const { carla, andrea, jun, service } = await castOf(stage.suki.url);
  const [bea, ramil] = [await person(stage.suki.url, 'Bea', 'Cruz', 'client'), await approvedWorker(stage.suki.url, carla, 'Ramil', 'Santos', service.id)];
  pairs = [{ client: andrea, worker: jun, serviceId: service.id }, { client: bea, worker: ramil, serviceId: service.id }];
});
afterAll(() => stage?.strike(), 60_000);

afterEach(() => {
  const gone = stage.suki.services.filter(({ exitedByItself }) => exitedByItself);
  expect(gone.map(({ name, said }) => `${name}: ${said.slice(-2000)}`), 'services that ended by themselves').toEqual([]);
});

async function partsOf({ port }: ServiceProcess): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  const { parts } = response ? ((await response.json()) as { parts: Record<string, string> }) : { parts: { process: 'does not answer' } };
  return Object.fromEntries(Object.entries(parts).filter(([, standing]) => standing !== 'ok'));
}

async function allReady(): Promise<void> {
  const standing = async () => (await Promise.all(stage.suki.services.map(async (service) => [service.name, await partsOf(service)] as const))).filter(([, parts]) => Object.keys(parts).length > 0);
  await expect.poll(standing, PATIENT).toEqual([]);
}

function book({ client, worker, serviceId }: Pair) {
  const body = { serviceId, workerId: worker.session?.user.workerId, date: nextWorkday(), time: '09:00', address: kapitolyo, paymentMethod: 'cash' };
  return client.send('POST', '/bookings', { body: JSON.stringify(body) });
}

test.each([['event log', 503], ['bus', 201]] as const)('while the %s is away every service says so, a command answers %i, and all is well by itself when it is back', async (name, status) => {
  await allReady();
  await stage.engines[name].kill();
  for (const service of stage.suki.services) await expect.poll(async () => Object.keys(await partsOf(service)), PATIENT).toContain(name);
  const [pair] = pairs;
  const answer = pair && (await book(pair));
  expect(answer?.status).toBe(status);
  if (status === 503) expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
  await stage.engines[name].restart();
  await allReady();
  expect((pair && (await book(pair)))?.status).toBe(201);
});

test('while the documents are away every service says so, nobody is signed in, and all is well by itself when they are back', async () => {
  await allReady();
  await stage.engines.documents.kill();
  for (const service of stage.suki.services) await expect.poll(async () => Object.keys(await partsOf(service)), PATIENT).toContain('documents');
  const { user } = pairs[0]?.client.session ?? {};
  const signIn = () => fetch(`${stage.suki.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: user?.email, password: 'suki-test-1' }) });
  const refused = await signIn();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await stage.engines.documents.restart();
  await allReady();
  expect((await signIn()).status).toBe(200);
});

test.each(['projectors', 'command-api'])('when one of the %s is killed, what it alone did is done by the other within 10 s', async (folder) => {
  await allReady();
  for (const victim of stage.suki.copiesOf(folder)) {
    await expect.poll(async () => [...(await leases()).keys()].toSorted(), PATIENT).toEqual(LEASES);
    await victim.kill();
    const killedAt = performance.now();
    const before = await leases();
    const still = async () => {
      const now = await leases();
      return LEASES.filter((name) => !now.has(name) || now.get(name) === before.get(name));
    };
    await expect.poll(still, { ...PATIENT, interval: 100 }).toEqual([]);
    expect.soft(performance.now() - killedAt).toBeLessThan(MOVED_WITHIN_MS + SLACK_MS);
    await victim.restart();
    await allReady();
  }
});

/** Those that somebody holds. Each is written anew every other second by who holds it, and a dead holder writes nothing. */
async function leases(): Promise<Map<string, number>> {
  const { privateDocuments } = stage.seen;
  await privateDocuments.ensure({ name: 'leases', fields: ['group'] });
  const found = await privateDocuments.find<{ group: string | null; holder: string | null }>('leases');
  return new Map(found.filter(({ document }) => document.holder !== null && document.group === null).map(({ id, position }) => [id, position]));
}

test(`what was acknowledged through ${FAULTS_MS / 60_000} min of faults (seed ${SEED}) is stored once, shown once, and as a rebuild would show it`, { timeout: FAULTS_MS + 420_000 }, async () => {
  await allReady();
  const findings: Findings = [];
  const ledger: Ledger = { bookings: new Map(), messages: new Map() };
  const before = await storedByStream(stage.seen);
  const screens = pairs.map(({ client, worker }) => ({
    client, worker,
    ofClient: openScreen({ url: stage.suki.url, person: client, partner: worker, findings }),
    ofWorker: openScreen({ url: stage.suki.url, person: worker, partner: client, findings }),
  }));
  const over = new AbortController();
  const load = { signal: over.signal, ledger, findings };
  const people = Promise.all([...pairs.map((pair) => bookAndAnswer(pair, load)), ...screens.flatMap(({ ofClient, ofWorker }) => [chatter(ofClient, load), chatter(ofWorker, load)])]);
  people.catch(() => over.abort());

  const tell = (fault: string) => console.log(`  ${fault}`);
  await Promise.all([
    disturb(engineVictims(stage), { chance: chanceOf(SEED), forMs: FAULTS_MS, tell }),
    disturb(serviceVictims(stage), { chance: chanceOf(SEED + 1), forMs: FAULTS_MS, tell }),
  ]);
  await pause(1000);
  over.abort();
  await people.catch((error: unknown) => findings.push(String(error)));
  await allReady();
  expect(findings).toEqual([]);

  const stored = await storedByStream(stage.seen);
  for (const stream of before.keys()) if (stream.startsWith('booking-')) stored.delete(stream);
  expect(wronglyStored(ledger, stored)).toEqual([]);
  expect(ledger.bookings.size).toBeGreaterThan(5);
  for (const { client, worker, ofClient, ofWorker } of screens) {
    const [c, w] = [client.session?.user.id ?? '', worker.session?.user.id ?? ''];
    const conversation = conversationStored(stored, c, w);
    expect(conversation.map(({ sequence }) => sequence)).toEqual(conversation.map((_, n) => n + 1));
    for (const [screen, me, partner] of [[ofClient, c, w], [ofWorker, w, c]] as const) {
      expect(conversation.filter(({ senderId }) => senderId === me).map(({ text }) => text)).toEqual(ledger.messages.get(screen));
      await expect.poll(() => conversationShown(screen, me, partner), PATIENT).toEqual(conversation);
    }
    expect(conversation.length).toBeGreaterThan(20);
  }
  for (const { ofClient, ofWorker } of screens) for (const screen of [ofClient, ofWorker]) screen.close();

  await Promise.all(stage.suki.copiesOf('command-api').map((service) => service.stop()));
  for (const projectors of stage.suki.copiesOf('projectors')) await expect.poll(() => partsOf(projectors), PATIENT).toEqual({});
  const { different, compared, parked } = await unlikeARebuild(stage.seen);
  expect(different.slice(0, 3)).toEqual([]);
  expect(parked).toBe(0);
  expect(compared).toBeGreaterThan(ledger.bookings.size);
  tell(`${ledger.bookings.size} bookings, ${[...ledger.messages.values()].reduce((sum, { length }) => sum + length, 0)} messages, ${compared} documents compared`);
});
