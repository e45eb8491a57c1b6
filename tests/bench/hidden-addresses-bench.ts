import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from '../harness/api-client.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { person } from '../harness/test-users.ts';
import { newestCode } from '../harness/verified.ts';
import { type BenchRow, median, withinRow } from './rows.ts';

/**
 * Addresses of a kind with an account, and as many without. Each is used once, because a second code needs half a
 * minute.
 */
const PEOPLE = 100;
/** The largest relative difference of the medians (docs/decisions/hidden-addresses.md). */
const MOST_APART = 0.05;

const password = 'three mango trees';
const named = { firstName: 'Ana', lastName: 'Abad', userType: 'client' };

type Kind = 'email' | 'number';
type Asked = { path: string; body: (address: string) => object; status: number };

/** The calls with which a stranger can probe an email or a number; each has the same response either way. */
const calls: readonly (Asked & { name: string; of: Kind })[] = [
  { name: 'a wrong password', of: 'email', path: '/auth/login', body: (email) => ({ email, password }), status: 401 },
  {
    name: 'a link for a new password',
    of: 'email',
    path: '/auth/forgot-password',
    body: (email) => ({ email }),
    status: 200,
  },
  { name: 'a code', of: 'email', path: '/auth/verify-email/send-code', body: (email) => ({ email }), status: 200 },
  {
    name: 'a wrong code',
    of: 'email',
    path: '/auth/verify-email/verify-code',
    body: (email) => ({ email, code: '000000' }),
    status: 400,
  },
  {
    name: 'joining without a code',
    of: 'email',
    path: '/auth/register',
    body: (email) => ({ ...named, email, password }),
    status: 201,
  },
  {
    name: 'a wrong password',
    of: 'number',
    path: '/auth/login',
    body: (phone) => ({ email: phone, password }),
    status: 401,
  },
  { name: 'a code', of: 'number', path: '/auth/phone/send-code', body: (phone) => ({ phone }), status: 200 },
  {
    name: 'a wrong code',
    of: 'number',
    path: '/auth/phone/login',
    body: (phone) => ({ phone, code: '000000' }),
    status: 400,
  },
];

/**
 * Whether a response's time reveals that an address has an account: both kinds alternate, each call from its own
 * network.
 */
export async function benchHiddenAddresses(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-hidden-addresses-bench-'));
  const suki = await startSukiProcess(folder, { TRUST_PROXY: '1' });
  try {
    const known: Record<Kind, string[]> = { email: [], number: [] };
    for (let nr = 0; nr < PEOPLE; nr++) {
      known.email.push((await person(suki.url, 'Ana', 'Abad', 'client')).session?.user.email ?? '');
      known.number.push(await joinedByPhone(suki.url, `+63917${String(nr).padStart(7, '0')}`));
    }
    const unknown: Record<Kind, string[]> = {
      email: known.email.map((email) => `xyz.${email}`),
      number: known.number.map((phone) => phone.replace('+63917', '+63918')),
    };
    const rows: BenchRow[] = [];
    for (const { name, of, ...call } of calls) {
      const { ours, baseline } = await medians(suki.url, call, known[of], unknown[of]);
      rows.push(
        withinRow(
          `${name}, for ${of === 'email' ? 'an email' : 'a number'} with an account (plain: for one without)`,
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

async function joinedByPhone(url: string, phone: string): Promise<string> {
  const client = new ApiClient(url, (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', anotherNetwork());
    return fetch(address, { ...init, headers });
  });
  await client.call('sendSignInCode', { body: { phone } });
  const phoneCode = await newestCode(url, phone);
  await client.call('register', {
    body: { phone, phoneCode, firstName: 'Ana', lastName: 'Abad', userType: 'client' },
  });
  return phone;
}

async function medians(url: string, call: Asked, known: readonly string[], unknown: readonly string[]) {
  const knownMs: number[] = [];
  const unknownMs: number[] = [];
  for (const [nr, email] of known.entries()) {
    const pair = [
      async () => knownMs.push(await timed(url, call, email)),
      async () => unknownMs.push(await timed(url, call, unknown[nr] ?? '')),
    ];
    // Work left by one call runs during the next, so each kind goes first equally often.
    for (const ask of nr % 2 === 0 ? pair : pair.toReversed()) await ask();
  }
  return { ours: median(knownMs), baseline: median(unknownMs) };
}

let networks = 0;

/** A network may request few codes. */
function anotherNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

async function timed(url: string, { path, body, status }: Asked, address: string) {
  const from = anotherNetwork();
  const askedAt = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body(address)),
  });
  await response.arrayBuffer();
  const tookMs = performance.now() - askedAt;
  if (response.status !== status) throw new Error(`${path} answered ${response.status} for ${address}`);
  return tookMs;
}

if (import.meta.main) console.table(await benchHiddenAddresses());
