import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '#command-api/account/passwords/passwords.ts';
import { ApiClient } from '../harness/api-client.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { person } from '../harness/test-users.ts';
import { inTurn } from './http-bench.ts';
import { atMostRatioRow, type BenchRow, ratioRow } from './rows.ts';

const ROUNDS = 3;
const SECONDS = 2;
/** As many users as sign in at once; each repeats it. */
const PEOPLE = 100;
const PASSWORD = 'suki-test-1';
/** Users who read meanwhile. */
const READERS = 8;

/** The cost of a sign-in beside its argon2id alone, and its effect on other users. */
export async function benchSignIns(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-sign-in-bench-'));
  const suki = await startSukiProcess(folder, { SEED: 'none' });
  try {
    const people: (() => Promise<void>)[] = [];
    for (let nr = 0; nr < PEOPLE; nr++) people.push(await personOf(suki.url));
    const signIns = () => rateOf(people);
    return [await rateRow(signIns), await crowdRow(suki.url, signIns)];
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

/** Signs in from a browser that the account knows, because attempts from one address are limited. */
async function personOf(url: string): Promise<() => Promise<void>> {
  const email = (await person(url, 'Ana', 'Abad', 'client')).session?.user.email ?? '';
  let cookie = '';
  async function asBrowser(to: string, init: RequestInit): Promise<Response> {
    const response = await fetch(to, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  }
  const signIn = async () => void (await new ApiClient(url, asBrowser).signIn(email, PASSWORD));
  await signIn();
  return signIn;
}

async function rateRow(signIns: () => Promise<number>): Promise<BenchRow> {
  const passwords = createPasswords();
  const stored = await passwords.hash(PASSWORD);
  const rounds = await inTurn(
    signIns,
    () => rateOf(Array.from({ length: PEOPLE }, () => async () => void (await passwords.verify(PASSWORD, stored)))),
    ROUNDS,
  );
  return ratioRow(
    `signing in by password, ${PEOPLE} people at once (plain: the same argon2id and nothing else)`,
    rounds,
    0.7,
    'sign-ins/s',
  );
}

async function crowdRow(url: string, signIns: () => Promise<number>): Promise<BenchRow> {
  const rounds = await inTurn(
    async () => {
      const crowd = signIns();
      const p99 = await p99Ms(url);
      await crowd;
      return p99;
    },
    () => p99Ms(url),
    ROUNDS,
  );
  return atMostRatioRow(
    `p99 of GET /services while ${PEOPLE} people sign in at once (plain: while nobody does)`,
    rounds,
    2,
    'ms',
  );
}

/** Sign-ins a second, each user repeating theirs. */
async function rateOf(each: readonly (() => Promise<void>)[]): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + SECONDS * 1000;
  let count = 0;
  const loop = async (once: () => Promise<void>) => {
    while (performance.now() < until) {
      await once();
      count += 1;
    }
  };
  await Promise.all(each.map(loop));
  return (count * 1000) / (performance.now() - startedAt);
}

async function p99Ms(url: string): Promise<number> {
  const tookMs: number[] = [];
  const read = async () => {
    const askedAt = performance.now();
    const response = await fetch(`${url}/api/services`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET /services answered ${response.status}`);
    tookMs.push(performance.now() - askedAt);
  };
  await rateOf(Array.from({ length: READERS }, () => read));
  return tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.99)] ?? 0;
}

if (import.meta.main) console.table(await benchSignIns());
