import { expect, vi } from 'vitest';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { UserType } from '#contracts/roles.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, otherAdmin, type TestSuki } from '../harness/start-suki.ts';
import { testClock } from '../harness/test-clock.ts';
import { approvedWorker, newcomer, person, testUsersOf } from '../harness/test-users.ts';
import { forgedTokens, forgeries, inStaffRole } from './forged-tokens.ts';

/** Callers of every kind that the route table distinguishes, several of most kinds. */

type CallerFacts = {
  /** Undefined for a caller without a valid token. */
  userType?: UserType;
  /** Undefined for an owner and for callers who are not staff. */
  staffRole?: StaffRole;
  isUnverified?: true;
  /** Signed in more than ten minutes ago. */
  isStale?: true;
};

const callers = {
  nobody: {},
  guest: {},
  client: { userType: 'client' },
  'other client': { userType: 'client' },
  'unverified client': { userType: 'client', isUnverified: true },
  'client of before': { userType: 'client', isStale: true },
  worker: { userType: 'worker' },
  'other worker': { userType: 'worker' },
  'unapproved worker': { userType: 'worker' },
  'unverified worker': { userType: 'worker', isUnverified: true },
  'worker of before': { userType: 'worker', isStale: true },
  owner: { userType: 'admin' },
  'owner of before': { userType: 'admin', isStale: true },
  support: { userType: 'admin', staffRole: 'support' },
  finance: { userType: 'admin', staffRole: 'finance' },
  trust: { userType: 'admin', staffRole: 'trust' },
  auditor: { userType: 'admin', staffRole: 'auditor' },
} as const satisfies Record<string, CallerFacts>;

export type CallerName = keyof typeof callers;
export const callerNames = Object.keys(callers) as CallerName[];
export const factsOf = (name: CallerName): CallerFacts => callers[name];

/** Tokens that were valid and have ended. */
const ended = ['session ended', 'suspended', 'demoted'] as const;
export const invalidTokens = [...forgeries, ...ended] as const;
export type InvalidToken = (typeof invalidTokens)[number];

export type Clients = Record<CallerName | InvalidToken, ApiClient>;

/** Signs all callers in on an empty Suki with a second admin. */
export async function signInEverybody(suki: TestSuki): Promise<Clients> {
  const { url } = suki;
  const { carla, andrea, jun, service } = await testUsersOf(url);
  const ofBefore = {
    'client of before': await person(url, 'Ana', 'Abad', 'client'),
    'worker of before': await person(url, 'Ben', 'Abad', 'worker'),
    'owner of before': await new ApiClient(url).signIn(otherAdmin.email, otherAdmin.password),
  };
  testClock.advance(11 * MINUTE_MS);
  for (const each of [carla, andrea, jun]) await each.renew();
  // A refreshed token belongs to the same sign-in.
  for (const each of Object.values(ofBefore)) await refresh(each);
  return {
    ...ofBefore,
    nobody: new ApiClient(url),
    guest: new ApiClient(url, asBrowser(url)),
    client: andrea,
    'other client': await person(url, 'Ria', 'Ramos', 'client'),
    'unverified client': await newcomer(url, 'Mia', 'Santos', 'client'),
    worker: jun,
    'other worker': await approvedWorker(url, carla, 'Noy', 'Ramos', service.id),
    'unapproved worker': await person(url, 'Una', 'Ramos', 'worker'),
    'unverified worker': await newcomer(url, 'Rey', 'Dizon', 'worker'),
    owner: carla,
    support: await inStaffRole(suki, carla, 'support'),
    finance: await inStaffRole(suki, carla, 'finance'),
    trust: await inStaffRole(suki, carla, 'trust'),
    auditor: await inStaffRole(suki, carla, 'auditor'),
    ...(await forgedTokens(suki, carla)),
    ...(await endedTokens(url, carla)),
  };
}

async function refresh(client: ApiClient): Promise<void> {
  client.keep(await client.call('refresh', { body: { refreshToken: client.session?.refreshToken } }));
}

/** Sends requests like Suki's page of a visitor without an account. */
function asBrowser(origin: string) {
  return (url: string, { headers, ...init }: RequestInit): Promise<Response> => {
    const sent = new Headers(headers);
    sent.set('origin', origin);
    sent.set('sec-fetch-site', 'same-origin');
    return fetch(url, { ...init, headers: sent });
  };
}

/** The earlier tokens of an admin who signed out, a worker who was suspended, and a worker who became a client. */
async function endedTokens(url: string, carla: ApiClient): Promise<Record<(typeof ended)[number], ApiClient>> {
  const change = (who: ApiClient, body: BodyInput<RouteTable['changeUser']>) =>
    carla.call('changeUser', { params: { id: who.session?.user.id ?? '' }, body });
  const signedOut = await new ApiClient(url).signIn(admin.email, admin.password);
  const suspended = await person(url, 'Sol', 'Cruz', 'worker');
  const demoted = await person(url, 'Dem', 'Lopez', 'worker');
  await signedOut.call('logout', { body: {} });
  await change(suspended, { action: 'suspend', reason: 'Rude' });
  await change(demoted, { action: 'role', role: 'client' });
  // The query API learns of an ended session within two seconds.
  for (const who of [signedOut, suspended, demoted])
    await vi.waitFor(async () => expect((await who.send('GET', '/auth/me')).status).toBe(401), { timeout: 60_000 });
  return { 'session ended': signedOut, suspended, demoted };
}
