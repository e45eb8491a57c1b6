import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSukiProcess } from '../harness/suki-process.ts';
import { person } from '../harness/test-users.ts';
import { type BenchRow, median, withinRow } from './rows.ts';

/** Emails with an account, and as many without. Each call asks for each of them once: a second code goes there after half a minute. */
const PEOPLE = 100;
/** How far apart the medians may lie (docs/decisions/hidden-addresses.md). */
const MOST_APART = 0.05;

const password = 'three mango trees';
const named = { firstName: 'Ana', lastName: 'Abad', userType: 'client' };

/** What a stranger can ask about an email, and what they are told either way. */
const calls: readonly { name: string; path: string; body: (email: string) => object; status: number }[] = [
  { name: 'a wrong password', path: '/auth/login', body: (email) => ({ email, password }), status: 401 },
  { name: 'a link for a new password', path: '/auth/forgot-password', body: (email) => ({ email }), status: 200 },
  { name: 'a code', path: '/auth/verify-email/send-code', body: (email) => ({ email }), status: 200 },
  {
    name: 'a wrong code',
    path: '/auth/verify-email/verify-code',
    body: (email) => ({ email, code: '000000' }),
    status: 400,
  },
  {
    name: 'joining without a code',
    path: '/auth/register',
    body: (email) => ({ ...named, email, password }),
    status: 201,
  },
];

/** Whether the time of an answer tells that an email has an account: both kinds in turn, from a network of its own each time. */
export async function benchHiddenAddresses(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-hidden-addresses-bench-'));
  const suki = await startSukiProcess(folder, { TRUST_PROXY: '1' });
  try {
    const known: string[] = [];
    for (let nr = 0; nr < PEOPLE; nr++)
      known.push((await person(suki.url, 'Ana', 'Abad', 'client')).session?.user.email ?? '');
    const unknown = known.map((email) => `xyz.${email}`);
    const rows: BenchRow[] = [];
    for (const { name, ...call } of calls) {
      const { ours, baseline } = await medians(suki.url, call, known, unknown);
      rows.push(
        withinRow(
          `${name}, for an email with an account (plain: for one without)`,
          { ours, baseline },
          MOST_APART,
          'ms',
        ),
      );
    }
    return rows;
  } finally {
    await suki.stop();
    await rm(folder, { recursive: true });
  }
}

type Asked = Omit<(typeof calls)[number], 'name'>;

async function medians(url: string, call: Asked, known: readonly string[], unknown: readonly string[]) {
  const knownMs: number[] = [];
  const unknownMs: number[] = [];
  for (const [nr, email] of known.entries()) {
    const pair = [
      async () => knownMs.push(await timed(url, call, email)),
      async () => unknownMs.push(await timed(url, call, unknown[nr] ?? '')),
    ];
    // What one leaves behind is done during the next, so each kind goes first as often.
    for (const ask of nr % 2 === 0 ? pair : pair.toReversed()) await ask();
  }
  return { ours: median(knownMs), baseline: median(unknownMs) };
}

let networks = 0;

async function timed(url: string, { path, body, status }: Asked, email: string) {
  networks += 1;
  const from = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const askedAt = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body(email)),
  });
  await response.arrayBuffer();
  const tookMs = performance.now() - askedAt;
  if (response.status !== status) throw new Error(`${path} answered ${response.status} for ${email}`);
  return tookMs;
}

if (import.meta.main) console.table(await benchHiddenAddresses());
