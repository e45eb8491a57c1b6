import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lacksPermission, permissionsOfRole, type StaffRole } from '#contracts/account/staff-permissions.ts';
import { secondFactorRule } from '#contracts/account/second-factor.ts';
import type { Call } from '#contracts/calls/call.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { type ErrorCode, errorCodes } from '#contracts/errors.ts';
import { HttpError } from '#infra/http/calls/http-error.ts';
import { authorizeCaller } from '#infra/http/routing/authorize-caller.ts';
import { type Answer, type ApiClient, pathOf } from '../harness/api-client.ts';
import { expectNoneFailing } from '../harness/failing-cells.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import {
  type CallerName,
  callerNames,
  type Clients,
  factsOf,
  type InvalidToken,
  invalidTokens,
  signInEverybody,
} from './callers.ts';
import { Failure } from './failure-shape.ts';
import { accessTokensOf, forgeries } from './forged-tokens.ts';

/**
 * Every call of the route table by callers of every kind. The function with which both services and the gateway
 * authorise decides every cell in process. HTTP requests send each call for each of its distinct outcomes.
 */

const calls = Object.entries<Call>(routeTable).map(([name, call], index) => ({ name, call, index }));
let suki: TestSuki;
let clients: Clients;
let holders: ReadonlyMap<CallerName, Caller | null>;

beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
  clients = await signInEverybody(suki);
  const entries = callerNames.map(async (name) => [name, await holderOf(clients[name], name)] as const);
  holders = new Map(await Promise.all(entries));
});
afterAll(() => suki.stop());

/** Verifies a token like the command API: the account adds whether an address is proven. */
async function holderOf({ token }: ApiClient, name: CallerName): Promise<Caller | null> {
  const holder = token ? await (await accessTokensOf(suki)).verify(token) : null;
  return holder && { ...holder, verified: !factsOf(name).isUnverified };
}

/** `by the case`: the call needs a permission for each of several actions, and its handler checks it. */
type Outcome = 'through' | 'by the case' | ErrorCode;

/** The result that the route table implies for this caller, written without the code under test. */
function expected(call: Call, name: CallerName): Outcome {
  if (call.who === 'anyone') return 'through';
  const { userType, staffRole, isUnverified, isStale } = factsOf(name);
  if (!userType) return 'unauthenticated';
  if (call.who !== 'signed-in' && !call.who.includes(userType)) return 'forbidden';
  const staffOutcome = userType === 'admin' ? expectedOfStaff(call, staffRole ?? 'owner') : 'through';
  if (staffOutcome !== 'through') return staffOutcome;
  if (call.verified && isUnverified) return 'unverified';
  return call.freshSignIn === 'always' && isStale ? 'sign_in_again' : 'through';
}

function expectedOfStaff({ permission }: Call, role: StaffRole): Outcome {
  if (permission === undefined) return 'through';
  const wanted = typeof permission === 'string' ? [permission] : permission;
  const held = wanted.filter((one) => permissionsOfRole[role].has(one));
  if (held.length === 0) return 'forbidden';
  return held.length === wanted.length ? 'through' : 'by the case';
}

/** The result of {@link authorizeCaller}. It lets a stale sign-in and each of several permissions through. */
function decided(call: Call, caller: Caller | null): Outcome {
  try {
    authorizeCaller(call, caller, { lacksPermission, lacksSecondFactor: secondFactorRule('optional') });
    return 'through';
  } catch (error) {
    if (error instanceof HttpError) return error.code as ErrorCode;
    throw error;
  }
}

function wrongDecisionsOn(call: Call): string[] {
  return callerNames.flatMap((name) => {
    const outcome = expected(call, name);
    const admitted = outcome === 'by the case' || outcome === 'sign_in_again' ? 'through' : outcome;
    const received = decided(call, holders.get(name) ?? null);
    return received === admitted ? [] : [`${name}, in process: expected ${admitted}, received ${received}`];
  });
}

/**
 * The callers that send a call over HTTP: for each outcome one caller of each user type, owners and other staff apart.
 * Callers with the same outcome alternate from call to call. Staff reads without an id run their handler, so every
 * authorised member of staff sends them.
 */
function representatives({ call, index }: (typeof calls)[number]): CallerName[] {
  const isStaffList = call.method === 'GET' && !call.params && call.who !== 'anyone' && call.who.includes('admin');
  const groups = Map.groupBy(callerNames, (name) => {
    const { userType = 'nobody', staffRole } = factsOf(name);
    const outcome = expected(call, name);
    if (call.who === 'anyone') return userType === 'nobody' ? 'nobody' : 'signed in';
    if (staffRole && isStaffList && outcome === 'through') return staffRole;
    return `${staffRole ? 'staff' : userType}, ${outcome}`;
  });
  return [...groups.values()].map((names) => names[index % names.length] as CallerName);
}

/** Unknown ids and no body: an authorised caller receives 400, 404 or the call's response. */
function ask(client: ApiClient, call: Call): Promise<Answer> {
  // Signing out would end the session that the following calls need.
  const body = call.path === '/auth/logout' && client.token ? '{"refreshToken":7}' : '';
  return client.send(call.method, pathOf(call), call.method === 'GET' ? {} : { body });
}

/** The problem with a response; null where it is as expected. */
function objection(call: Call, outcome: Outcome, { status, body }: Answer): string | null {
  const failure = Failure.safeParse(body);
  const received = failure.success ? `${status} ${failure.data.code}` : String(status);
  if (status >= 500) return `received ${received}`;
  if (status >= 400 && !failure.success) return `received ${received} without the documented body`;
  return isAs(call, outcome, { status, code: failure.data?.code }) ? null : `expected ${outcome}, received ${received}`;
}

function isAs(
  { who }: Call,
  outcome: Outcome,
  { status, code }: { status: number; code: string | undefined },
): boolean {
  if (outcome === 'by the case') return status !== 401;
  // A call for anyone can refuse its input with 401, such as a refresh token.
  if (outcome === 'through') return status !== 403 && (who === 'anyone' || status !== 401);
  return status === errorCodes[outcome].status && code === outcome;
}

async function wrongAnswersTo(each: (typeof calls)[number]): Promise<string[]> {
  const answers = await Promise.all(
    representatives(each).map(async (name) => {
      const wrong = objection(each.call, expected(each.call, name), await ask(clients[name], each.call));
      return wrong === null ? [] : [`${name}, over HTTP: ${wrong}`];
    }),
  );
  return answers.flat();
}

describe('a call authorises the callers that the route table names', () => {
  it.each(calls)('$name', async (each) => {
    const failing = [...wrongDecisionsOn(each.call), ...(await wrongAnswersTo(each))];
    expectNoneFailing(failing);
  });
});

it('covers every outcome and every caller', () => {
  const asked = calls.flatMap((each) => representatives(each).map((name) => ({ name, call: each.call })));
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(callerNames));
  const outcomes = ['through', 'by the case', 'unauthenticated', 'forbidden', 'unverified', 'sign_in_again'];
  expect(new Set(asked.map(({ name, call }) => expected(call, name)))).toEqual(new Set(outcomes));
});

it('changes the callers of a call only together with the list of calls', async () => {
  const rows = calls.map(({ name, call: { who, permission = [], verified, freshSignIn } }) => {
    const conditions = [
      ...(verified ? ['verified'] : []),
      ...(freshSignIn ? [`fresh sign-in ${freshSignIn}`] : []),
      ...[permission].flat(),
    ];
    return [`${name}: ${[who].flat().join(', ')}`, ...conditions].join('; ');
  });
  // After a change, run `npx vitest run tests/api/authorisation.test.ts -u` and read the difference.
  await expect(`${rows.toSorted().join('\n')}\n`).toMatchFileSnapshot('./who-may-call.txt');
});

describe('an invalid token', () => {
  /** One call of each service for each kind of authorisation. */
  const ofEachKind = Map.groupBy(
    calls.filter(({ name }) => name !== 'logout'),
    ({ call: { who, method, readBy, verified } }) =>
      [method === 'GET' && readBy === undefined ? 'query API' : 'command API', who, verified].join(' '),
  );
  const representativeCalls = [...ofEachKind.values()].flatMap(([first]) => first ?? []);

  it('is sent to both services', () => {
    expect(representativeCalls.length).toBeGreaterThan(15);
  });

  it.each(invalidTokens)('is refused: %s', async (token: InvalidToken) => {
    const answers = await Promise.all(
      representativeCalls.map(async ({ name, call }) => {
        const outcome = call.who === 'anyone' ? 'through' : 'unauthenticated';
        const wrong = objection(call, outcome, await ask(clients[token], call));
        return wrong === null ? [] : [`${name}: ${wrong}`];
      }),
    );
    expectNoneFailing(answers.flat());
  });

  it.each(forgeries)('authenticates no caller: %s', async (forgery) => {
    expect(await (await accessTokensOf(suki)).verify(clients[forgery].token ?? '')).toBeNull();
  });

  it.each(['Bearer nonsense', 'Bearer ', 'Basic abc', `Bearer ${'x'.repeat(5000)}`])(
    'is refused as an authorization header: %#',
    async (authorization) => {
      const { status, body } = await clients.nobody.send('GET', '/auth/me', { headers: { authorization } });
      expect({ status, code: Failure.parse(body).code }).toEqual({ status: 401, code: 'unauthenticated' });
    },
  );
});

it('documents a status for every error code', () => {
  for (const { status } of Object.values(errorCodes))
    expect([400, 401, 403, 404, 408, 409, 412, 413, 415, 416, 429, 500, 503]).toContain(status);
});
