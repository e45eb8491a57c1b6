import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { propertySeed } from '../harness/property-seed.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { seededRandom } from './seeded-random.ts';
import { disturb } from './disturb.ts';
import type { Pair } from './load.ts';
import { outagesOf } from './outages.ts';
import { allReady, partsOf, PATIENT } from './readiness.ts';
import { engineVictims, serviceVictims, startFaultEnvironment, type FaultEnvironment } from './fault-environment.ts';
import { runUnderLoad } from './under-load.ts';

/**
 * Two of each engine and service are killed, stopped and frozen while users work with them. FAULT_SEED chooses the
 * faults, FAULT_MINUTES their duration and OUTAGES their number in a row: `npm run soak` takes longer.
 */
const SEED = Number(process.env.FAULT_SEED ?? propertySeed);
const FAULTS_MS = Number(process.env.FAULT_MINUTES ?? 1) * 60_000;
const OUTAGES = Number(process.env.OUTAGES ?? 2);
/** Per outage, with the time until all are ready again. */
const MOST_OF_AN_OUTAGE_MS = 3 * 60_000;
/** Tasks of one process at a time: policies, the read models in two shards, and the relay. */
const LEASES = ['policies', 'projectors-1of2', 'projectors-2of2', 'relay'];
const MOVED_WITHIN_MS = 10_000;
/** For a busy machine. */
const SLACK_MS = 5_000;

let faultEnvironment: FaultEnvironment;
let pairs: Pair[];
let newPair: (client: string, worker: string) => Promise<Pair>;
beforeAll(async () => {
  faultEnvironment = await startFaultEnvironment();
  const { carla, andrea, jun, service } = await testUsersOf(faultEnvironment.suki.url);
  newPair = async (client, worker) => ({
    client: await person(faultEnvironment.suki.url, client, 'Cruz', 'client'),
    worker: await approvedWorker(faultEnvironment.suki.url, carla, worker, 'Santos', service.id),
    serviceId: service.id,
  });
  pairs = [{ client: andrea, worker: jun, serviceId: service.id }, await newPair('Bea', 'Ramil')];
});
afterAll(() => faultEnvironment?.strike(), 60_000);

afterEach(() => {
  const gone = faultEnvironment.suki.services.filter(({ exitedByItself }) => exitedByItself);
  expect(
    gone.map(({ name, output }) => `${name}: ${output.slice(-2000)}`),
    'services that ended by themselves',
  ).toEqual([]);
});

function book({ client, worker, serviceId }: Pair) {
  const body = {
    serviceId,
    workerId: worker.session?.user.workerId,
    date: nextWorkday(),
    time: '09:00',
    address: kapitolyo,
    paymentMethod: 'cash',
  };
  return client.send('POST', '/bookings', { body: JSON.stringify(body) });
}

test.each([
  ['event log', 503],
  ['bus', 201],
] as const)(
  'while the %s is unavailable every service reports it, a command answers %i, and all recover automatically',
  async (name, status) => {
    await allReady(faultEnvironment);
    await faultEnvironment.engines[name].kill();
    for (const service of faultEnvironment.suki.services)
      await expect.poll(async () => Object.keys(await partsOf(service)), PATIENT).toContain(name);
    const [pair] = pairs;
    const answer = pair && (await book(pair));
    expect(answer?.status).toBe(status);
    if (status === 503) expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    await faultEnvironment.engines[name].restart();
    await allReady(faultEnvironment);
    expect((pair && (await book(pair)))?.status).toBe(201);
  },
);

test('while the documents are unavailable every service reports it, no one can sign in, and all recover automatically', async () => {
  await allReady(faultEnvironment);
  await faultEnvironment.engines.documents.kill();
  for (const service of faultEnvironment.suki.services)
    await expect.poll(async () => Object.keys(await partsOf(service)), PATIENT).toContain('documents');
  const { user } = pairs[0]?.client.session ?? {};
  const signIn = () =>
    fetch(`${faultEnvironment.suki.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user?.email, password: 'suki-test-1' }),
    });
  const refused = await signIn();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await faultEnvironment.engines.documents.restart();
  await allReady(faultEnvironment);
  expect((await signIn()).status).toBe(200);
});

test.each(['projectors', 'command-api'])(
  'when one of the %s is killed, the other takes over its tasks within 10 s',
  async (folder) => {
    await allReady(faultEnvironment);
    for (const victim of faultEnvironment.suki.copiesOf(folder)) {
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
      await allReady(faultEnvironment);
    }
  },
);

/** The held leases, with their last renewal. The holder renews each every other second; a dead holder does not. */
async function leases(): Promise<Map<string, number>> {
  const { privateDocuments } = faultEnvironment.seen;
  await privateDocuments.ensure({ name: 'leases', fields: ['group'] });
  const found = await privateDocuments.find<{ group: string | null; holder: string | null }>('leases');
  return new Map(
    found
      .filter(({ document }) => document.holder !== null && document.group === null)
      .map(({ id, position }) => [id, position]),
  );
}

test(
  `${OUTAGES} outages of each engine in a row leave every process working (seed ${SEED})`,
  { timeout: OUTAGES * MOST_OF_AN_OUTAGE_MS + 600_000 },
  async () => {
    const pair = await newPair('Cora', 'Dante');
    const random = seededRandom(SEED);
    const done = await runUnderLoad({ faultEnvironment, pairs: [pair], slower: 8 }, async () => {
      for (const victim of engineVictims(faultEnvironment))
        await outagesOf(victim, { random, count: OUTAGES, tell, look: () => allReady(faultEnvironment) });
    });
    expect(done.bookings).toBeGreaterThan(1);
    tell(summary(done));
  },
);

test(
  `what was acknowledged through ${FAULTS_MS / 60_000} min of faults (seed ${SEED}) is stored once, shown ` +
    'once, and as a rebuild would show it',
  { timeout: FAULTS_MS + 420_000 },
  async () => {
    const done = await runUnderLoad({ faultEnvironment, pairs }, () =>
      Promise.all([
        disturb(engineVictims(faultEnvironment), { random: seededRandom(SEED), forMs: FAULTS_MS, tell }),
        disturb(serviceVictims(faultEnvironment), { random: seededRandom(SEED + 1), forMs: FAULTS_MS, tell }),
      ]),
    );
    expect(done.bookings).toBeGreaterThan(5);
    expect(done.messages).toBeGreaterThan(20 * pairs.length);
    tell(summary(done));
  },
);

function tell(line: string): void {
  console.log(`  ${line}`);
}

function summary({ bookings, messages, compared }: Awaited<ReturnType<typeof runUnderLoad>>): string {
  return `${bookings} bookings, ${messages} messages, ${compared} documents compared`;
}
