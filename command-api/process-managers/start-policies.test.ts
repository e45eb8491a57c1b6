import { handleWith, lostFollower } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { createLogger } from '#infra/service/logging.ts';
import type { Documents, Write } from '#infra/eventing/documents.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { createEventNotices } from '#infra/eventing/event-log.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { type ParkedEvent, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { type PolicyTask, policyTasksSchema } from '#infra/eventing/process-managers.ts';
import { openCommandHarness } from '#tests/harness/command-harness.ts';
import { createCommandHandler } from '../command-handling/command-handler.ts';
import { definePolicy } from './policy.ts';
import { startPolicies } from './start-policies.ts';

type Claim = { accountId: string };
type Claimed = { type: 'LoginClaimed'; data: { accountId: string; kind: 'email'; at: string } };

/** Test policy: each run on a claimed login claims a shadow login. */
const shadow = 'login-shadow';
const count = { initialState: 0, evolve: (claims: number, _event: Claimed) => claims + 1 };

let looksWanted: number;
let lookAgainMinutes: number;
/** Set while the policy's dependency is unavailable. */
let failureMessage: string | null;
let now: Date;
const claimShadow = definePolicy<Claim>({
  name: 'claim-shadow',
  on: {
    LoginClaimed: ({ data, stream }) =>
      stream === shadow
        ? null
        : { schedule: { key: data.accountId, dueAt: '2026-11-20T02:00:00.000Z', data: { accountId: data.accountId } } },
  },
  act: async ({ accountId }, { commands }, context) => {
    if (failureMessage) throw new Error(failureMessage);
    const event: Claimed = { type: 'LoginClaimed', data: { accountId, kind: 'email', at: 'x' } };
    await handleWith(commands, count, shadow, () => [event], context);
    return --looksWanted > 0
      ? { lookAgainAt: minutesAfter(lookAgainMinutes, new Date(context.now)).toISOString() }
      : undefined;
  },
});

const minutesAfter = (minutes: number, time: Date) => new Date(time.getTime() + minutes * 60_000);

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
beforeEach(async () => {
  looksWanted = 1;
  lookAgainMinutes = 0;
  failureMessage = null;
  now = new Date('2026-11-20T03:00:00Z');
  harness = await openCommandHarness();
});
afterEach(() => harness.close());

/** Starts a process with the policies. Tests pass documents that fail. */
function start(documents: Documents = harness.documents, eventLog: DecodedLog = harness.eventLog) {
  const commands = createCommandHandler(harness.eventLog, { follower: lostFollower });
  return startPolicies({
    ...harness,
    eventLog,
    documents,
    policies: [claimShadow],
    commands,
    settings: async () => defaultSettings,
    now: () => now,
    logger: createLogger('silent'),
  });
}

async function claimLogin(accountId: string): Promise<void> {
  const event: Claimed = { type: 'LoginClaimed', data: { accountId, kind: 'email', at: 'x' } };
  await handleWith(createCommandHandler(harness.eventLog), count, streams.login(accountId), () => [event], {
    commandId: crypto.randomUUID(),
    actor: 'system',
    now: '2026-11-20T02:00:00Z',
  });
}

const shadows = async () => (await harness.eventLog.readStream(shadow)).length;

describe('policies that move to another process', () => {
  it('complete, once, tasks that the first process finished but did not record before it was killed', async () => {
    const death = Promise.withResolvers<boolean[]>();
    const isNote = ({ collection, document }: Write) => collection === 'policy-tasks' && document === null;
    const dying = start({
      ...harness.documents,
      write: async (writes) => (writes.some(isNote) ? death.promise : harness.documents.write(writes)),
    });
    await claimLogin('ana');
    await expect.poll(shadows).toBe(1);
    const policies = await start();
    await expect.poll(async () => harness.documents.count('policy-tasks')).toBe(0);
    expect(await shadows()).toBe(1);
    death.resolve([false]);
    await Promise.all([policies.stop(), (await dying).stop()]);
  });

  it('do no harm while both processes hold them', async () => {
    const both = await Promise.all([start(), start()]);
    for (let n = 0; n < 10; n++) await claimLogin(`account-${n}`);
    await expect.poll(shadows).toBe(10);
    await expect.poll(async () => harness.documents.count('policy-tasks')).toBe(0);
    expect(await shadows()).toBe(10);
    await Promise.all(both.map((policies) => policies.stop()));
  });

  it('do more at a later check than at the earlier one', async () => {
    looksWanted = 3;
    const policies = await start();
    await claimLogin('ana');
    await expect.poll(shadows).toBe(3);
    await expect.poll(async () => harness.documents.count('policy-tasks')).toBe(0);
    await policies.stop();
  });
});

describe('a failing policy', () => {
  const task = async () => (await harness.documents.find<PolicyTask>(policyTasksSchema.name))[0]?.document;
  const later = (minutes: number) => {
    now = minutesAfter(minutes, now);
  };
  /** The tasks that are due at a later time run now, not at the next look. */
  const runLater = (policies: Awaited<ReturnType<typeof start>>, minutes: number) => {
    later(minutes);
    return policies.runDue();
  };

  /** Resolves after the eighth failure, at the current time. */
  async function startAndFailEightTimes() {
    failureMessage = 'The provider is away';
    const policies = await start();
    await claimLogin('ana');
    for (let failures = 1; failures <= 8; failures++) {
      await expect.poll(async () => (await task())?.failures).toBe(failures);
      if (failures < 8) await runLater(policies, 10);
    }
    return policies;
  }

  it('is parked after eight attempts, visible to admins, and retried every hour', async () => {
    const policies = await startAndFailEightTimes();
    expect(await task()).toMatchObject({ parkedBecause: 'The provider is away', failedAt: now.toISOString() });
    later(59);
    expect(await policies.runDue()).toBe(0);
    failureMessage = null;
    await runLater(policies, 1);
    await expect.poll(task).toBeUndefined();
    expect(await shadows()).toBe(1);
    await policies.stop();
  });

  it('is unparked once it succeeds', async () => {
    const policies = await startAndFailEightTimes();
    failureMessage = null;
    looksWanted = 2;
    lookAgainMinutes = 5;
    await runLater(policies, 60);
    await expect.poll(async () => (await task())?.looks).toBe(1);
    expect(await task()).toMatchObject({ parkedBecause: null, failures: 0, dueAt: minutesAfter(5, now).toISOString() });
    await policies.stop();
  });
});

describe('policies on a log with unreadable events', () => {
  const store = (type: string, data: unknown, schemaVersion = 1) => {
    const id = crypto.randomUUID();
    return harness.stored.append(streams.login(id), 'any', [
      {
        id,
        type,
        data,
        metadata: { schemaVersion, actor: 'system', commandId: id, $correlationId: id, $causationId: id },
      },
    ]);
  };

  it('park unreadable events, skip foreign ones and process the rest', async () => {
    await store('SomethingElse', 'x');
    const { position } = await store('LoginClaimed', null);
    await claimLogin('ana');
    const policies = await start();
    await expect.poll(shadows).toBe(1);
    const parked = await harness.documents.find<ParkedEvent>(parkedEventsSchema.name);
    expect(parked.map(({ document }) => document)).toMatchObject([
      {
        readModel: 'claim-shadow',
        type: 'LoginClaimed',
        position,
        at: now.toISOString(),
        error: expect.stringContaining("can't be read"),
      },
    ]);
    await policies.stop();
    // The event is read once: after a restart the policies continue after it.
    const again = await start();
    await claimLogin('bea');
    await expect.poll(shadows).toBe(2);
    expect(await harness.documents.count(parkedEventsSchema.name)).toBe(1);
    await again.stop();
  });

  it('wait at an event of a newer version, with nothing parked', async () => {
    await claimLogin('ana');
    await store('LoginClaimed', { accountId: 'bea', kind: 'email', at: 'x' }, 2);
    await claimLogin('carla');
    const notices = createEventNotices();
    const policies = await start(harness.documents, withCodec(harness.stored, { notices }));
    await notices.newerMet;
    await expect.poll(shadows).toBe(1);
    expect(await harness.documents.count(parkedEventsSchema.name)).toBe(0);
    await expect.poll(async () => harness.documents.count('policy-tasks')).toBe(0);
    await policies.stop();
  });
});
