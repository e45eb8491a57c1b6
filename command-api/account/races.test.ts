import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Session } from '#contracts/views/account.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import type { TokenHolder } from '#infra/sessions/access-tokens.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { memoryEventLog } from '#tests/harness/memory-event-log.ts';
import type { UserType } from '#contracts/roles.ts';
import { createCommandHandler } from '../command-handling/command-handler.ts';
import type { AccountDeps } from './deps.ts';
import { accountHandlers } from './handlers.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { createResetLinks } from './passwords/reset-links.ts';
import { createUndoLinks } from './contact/undo-links.ts';
import { createSecretStore } from './secret-store.ts';

/**
 * Concurrent requests of the same kind. fast-check schedules every read and write of the log and of the secret store in
 * a random order; its seed reproduces a failure.
 */

const nothing = { params: undefined, query: undefined };
const RUNS = { numRuns: 15 };
/** Fewer runs, because each has thousands of steps. */
const RUNS_OF_FIFTY = { numRuns: 4 };
const email = 'maria@example.com';
const links = { publicUrl: 'https://suki.test', secret: 'of a test' };

/** Everything is in memory; only the scheduler delays operations. */
async function openRace(scheduler: fc.Scheduler) {
  const now = () => new Date('2026-11-20T02:00:00Z');
  const held = <In extends unknown[], Out>(work: (...args: In) => Promise<Out>) => scheduler.scheduleFunction(work);
  const log = memoryEventLog(now);
  const documents = memoryDocuments();
  const secretStore = await createSecretStore(
    { ...documents, get: held(documents.get) as typeof documents.get, write: held(documents.write) },
    now,
  );
  let ids = 0;
  let mailed = '';
  let sent: Promise<string> | undefined;
  const deps: AccountDeps = {
    commands: createCommandHandler({ ...log, append: held(log.append), readOn: held(log.readOn) }),
    secretStore,
    undoLinks: createUndoLinks({ secretStore, ...links }),
    resetLinks: createResetLinks({ secretStore, now, ...links }),
    passwords: {
      hash: async (password) => hashOf(password),
      verify: async (password, stored) => stored === hashOf(password),
    },
    // Unsigned, readable tokens; access-tokens.test.ts tests the real ones.
    accessTokens: {
      issue: async (holder) => JSON.stringify(holder),
      verify: async (token) => JSON.parse(token) as TokenHolder<UserType>,
    },
    mail: { send: async ({ code }) => void (mailed = code ?? '') },
    sms: { send: async () => undefined },
    idTokens: {
      verify: async () => ({
        subject: 'maria elsewhere',
        provider: 'google.com',
        authenticatedAt: now(),
        email,
        emailVerified: true,
        name: 'Maria Santos',
      }),
    },
    relyingParty: relyingPartyOf('https://suki.test'),
    now,
  };
  const handlers = accountHandlers(deps);

  const guest = (userAgent = 'Chrome'): CallContext => {
    ids += 1;
    const commandId = `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    const call = callBy({ accountId: '', userType: 'client' }, commandId);
    return { ...call, caller: null, header: (name) => (name === 'User-Agent' ? userAgent : call.header?.(name)) };
  };

  return {
    /** Runs pending work to completion. */
    done: <Result>(work: Promise<Result>) => scheduler.waitFor(work),
    accounts: () => log.events.filter(({ type }) => type === 'AccountRegistered').map(({ stream }) => stream),
    /** Every registration uses the same emailed code. */
    register: async (password: string) => {
      sent ??= handlers.sendEmailCode({ ...nothing, body: { email }, context: guest() }).then(() => mailed);
      const emailCode = await sent;
      return handlers.register({
        ...nothing,
        body: { email, emailCode, password, firstName: 'Maria', lastName: 'Santos', userType: 'client' },
        context: guest(),
      });
    },
    login: (password: string) => handlers.login({ ...nothing, body: { email, password }, context: guest() }),
    byCloud: (nr: number) => handlers.cloudLogin({ ...nothing, body: { idToken: `token ${nr}` }, context: guest() }),
    refresh: ({ refreshToken }: Session, userAgent?: string) =>
      handlers.refresh({ ...nothing, body: { refreshToken }, context: guest(userAgent) }),
    logout: ({ accessToken }: Session) => {
      const holder = JSON.parse(accessToken) as TokenHolder<UserType>;
      return handlers.logout({ ...nothing, body: {}, context: { ...guest(), caller: holder } });
    },
    reset: (token: string, password: string) =>
      handlers.resetPassword({ ...nothing, body: { token, password }, context: guest() }),
    linkTo: async (accountId: string, requestId: string) => {
      const sentTo = { kind: 'email', value: email } as const;
      const expiresAt = new Date(now().getTime() + 60_000 * ids).toISOString();
      const url = await deps.resetLinks.open({ accountId, sentTo, requestId, expiresAt });
      return new URL(url ?? 'https://suki.test/').searchParams.get('token') ?? '';
    },
  };
}

type Race = Awaited<ReturnType<typeof openRace>>;

function hashOf(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** Checks the property for random orders of the operations. */
function always(work: (race: Race) => Promise<void>, runs = RUNS): Promise<void> {
  return fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => work(await openRace(scheduler))),
    runs,
  );
}

const passwordNr = (nr: number) => `three mango trees ${nr}`;
const many = <Result>(times: number, work: (nr: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, (_, nr) => work(nr)));
const winners = <Result>(outcomes: readonly PromiseSettledResult<Result>[]) =>
  outcomes.flatMap((outcome, nr) => (outcome.status === 'fulfilled' ? [nr] : []));
const refusals = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [codeOf(outcome.reason)] : [])));
const codeOf = (reason: unknown) => (reason instanceof Error && 'code' in reason ? reason.code : reason);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (reason: unknown) => codeOf(reason),
  );

describe('fifty at once', () => {
  test('registrations of one address open one account, with its own password', () =>
    always(async ({ register, login, accounts, done }) => {
      const outcomes = await done(many(50, (nr) => register(passwordNr(nr))));
      expect(accounts()).toHaveLength(1);
      const [winner = -1, ...more] = winners(outcomes);
      expect(more).toEqual([]);
      expect([...refusals(outcomes)]).toEqual(['email_taken']);
      expect(await done(outcomeOf(login(passwordNr(winner))))).toBe('done');
      expect(await done(outcomeOf(login(passwordNr((winner + 1) % 50))))).toBe('wrong_credentials');
    }, RUNS_OF_FIFTY));

  test('sign-ins of one cloud account open one account and all succeed', () =>
    always(async ({ byCloud, accounts, done }) => {
      const outcomes = await done(many(50, byCloud));
      expect([...refusals(outcomes)]).toEqual([]);
      expect(accounts()).toHaveLength(1);
    }, RUNS_OF_FIFTY));
});

test('copies of one cloud sign-in open one session, the first', () =>
  always(async ({ byCloud, done }) => {
    const outcomes = await done(many(5, () => byCloud(1)));
    expect(winners(outcomes)).toHaveLength(1);
    expect([...refusals(outcomes)]).toEqual(['id_token_refused']);
  }));

describe('two at once', () => {
  async function signedIn({ register, done }: Race): Promise<Session> {
    return (await done(register(passwordNr(0)))).data;
  }

  test('refreshing tabs continue with one working token', () =>
    always(async (race) => {
      const { refresh, done } = race;
      const session = await signedIn(race);
      const [one, other] = await done(Promise.all([refresh(session), refresh(session)]));
      expect(other.data.refreshToken).toBe(one.data.refreshToken);
      expect(await done(outcomeOf(refresh(one.data)))).toBe('done');
    }));

  test('browsers with one token end the session for both, because one stole it', () =>
    always(async (race) => {
      const { refresh, done } = race;
      const session = await signedIn(race);
      const outcomes = await done(Promise.allSettled([refresh(session, 'Chrome'), refresh(session, 'of a thief')]));
      // None succeeds if the session ended before the first response.
      expect(winners(outcomes).length).toBeLessThanOrEqual(1);
      for (const outcome of outcomes) {
        const last = outcome.status === 'fulfilled' ? outcome.value.data : session;
        expect(await done(outcomeOf(refresh(last)))).toBe('unauthenticated');
      }
    }));

  test('tabs that sign out and refresh leave no session', () =>
    always(async (race) => {
      const { refresh, logout, done } = race;
      const session = await signedIn(race);
      const [, refreshed] = await done(Promise.allSettled([logout(session), refresh(session)]));
      const last = refreshed.status === 'fulfilled' ? refreshed.value.data : session;
      expect(await done(outcomeOf(refresh(last)))).toBe('unauthenticated');
    }));

  test('resets with one link set one password', () =>
    always(async (race) => {
      const { reset, login, linkTo, done } = race;
      const { user } = await signedIn(race);
      const token = await done(linkTo(user.id, 'r-1'));
      const outcomes = await done(many(2, (nr) => reset(token, passwordNr(nr + 1))));
      const [winner = -1, ...more] = winners(outcomes);
      expect(more).toEqual([]);
      expect([...refusals(outcomes)]).toEqual(['link_expired']);
      for (const nr of [0, 1, 2])
        expect(await done(outcomeOf(login(passwordNr(nr))))).toBe(nr === winner + 1 ? 'done' : 'wrong_credentials');
    }));

  test('commands, a reset and a refresh, leave no earlier session', () =>
    always(async (race) => {
      const { reset, refresh, linkTo, done } = race;
      const session = await signedIn(race);
      const token = await done(linkTo(session.user.id, 'r-1'));
      const [, refreshed] = await done(Promise.allSettled([reset(token, passwordNr(1)), refresh(session)]));
      const last = refreshed.status === 'fulfilled' ? refreshed.value.data : session;
      expect(await done(outcomeOf(refresh(last)))).toBe('unauthenticated');
    }));
});
