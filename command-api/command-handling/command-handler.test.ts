import { handleWith, lostFollower } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { refuse } from '#contracts/refusal.ts';
import { UnreadableEvent } from '#infra/eventing/event-log.ts';
import { failureOf } from '#infra/http/routing/failure.ts';
import { openCommandHarness } from '#tests/harness/command-harness.ts';
import { createCommandHandler } from './command-handler.ts';

type Claimed = { type: 'LoginClaimed'; data: { accountId: string; kind: 'email'; at: string } };

/** Test decider: accounts that claimed a login, newest first. */
const decider = {
  initialState: [] as string[],
  evolve: (claims: string[], event: Claimed) => [event.data.accountId, ...claims],
};
const claim = (accountId: string): Claimed[] => [
  { type: 'LoginClaimed', data: { accountId, kind: 'email', at: 'ana@example.com' } },
];
const context = (commandId: string) => ({
  commandId: `00000000-0000-4000-8000-00000000000${commandId}`,
  actor: 'system' as const,
  now: '2026-11-20T02:00:00Z',
});

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
beforeEach(async () => {
  harness = await openCommandHarness();
});
afterEach(() => harness.close());

describe('commands of several processes on one log', () => {
  const stream = streams.login('ana');

  it('decide on events that another process appended meanwhile', async () => {
    const [here, there] = [1, 2].map(() => createCommandHandler(harness.eventLog, { follower: lostFollower }));
    expect((await handleWith(here!, decider, stream, () => claim('ana'), context('1'))).state).toEqual(['ana']);
    await handleWith(there!, decider, stream, () => claim('bea'), context('2'));
    expect((await here!.load(decider, stream)).state).toEqual(['bea', 'ana']);
  });

  it('are not refused on outdated state, and append to the newest', async () => {
    const [here, there] = [1, 2].map(() => createCommandHandler(harness.eventLog, { follower: lostFollower }));
    await handleWith(here!, decider, stream, () => claim('ana'), context('1'));
    await handleWith(there!, decider, stream, () => claim('bea'), context('2'));
    const { state, revision } = await handleWith(
      here!,
      decider,
      stream,
      (claims) => (claims[0] === 'bea' ? claim('carla') : []),
      context('3'),
    );
    expect([state, revision]).toEqual([['carla', 'bea', 'ana'], 2]);
  });
});

describe('a reset of the platform', () => {
  const stream = streams.payout('jun', '2026-11-27');
  /** Test decider: lines of an earning. */
  const lines = {
    initialState: [] as string[],
    evolve: (known: string[], { data }: Earned) => [...known, data.line.lineId],
  };
  type Earned = ReturnType<typeof earned>;
  const amounts = { grossCentavos: 1, commissionCentavos: 0, cashCentavos: 0, amountCentavos: 1 };
  const earned = (lineId: string) => ({
    type: 'EarningAdded' as const,
    data: {
      workerId: 'jun',
      workerAccountId: 'a-jun',
      workerName: 'Jun',
      friday: '2026-11-27',
      at: '2026-11-20T02:00:00Z',
      ...amounts,
      line: {
        ...amounts,
        lineId,
        kind: 'job' as const,
        bookingId: lineId,
        clientName: null,
        serviceName: null,
        commissionPercent: 12,
      },
    },
  });
  const person = { accountId: 'ana', name: 'Ana', avatar: null };
  const reset = {
    type: 'SystemReset' as const,
    data: { approvalId: 'p', requestedBy: person, grantedBy: person, reason: 'Anew' },
  };
  const nothing = { initialState: null, evolve: () => null };
  const handler = (hasOthers: boolean) =>
    createCommandHandler(harness.eventLog, { follower: hasOthers ? lostFollower : undefined });
  const add = (by: ReturnType<typeof handler>, id: string) =>
    handleWith(by, lines, stream, () => [earned(`l${id}`)], context(id));
  const begin = (by: ReturnType<typeof handler>) =>
    handleWith(by, nothing, streams.system(), () => [reset], context('9'));

  it('clears the state of continuing streams in this process and every other', async () => {
    const [here, there, alone] = [handler(true), handler(true), handler(false)];
    await add(here, '1');
    expect((await there.load(lines, stream)).state).toEqual(['l1']);
    await begin(here);
    for (const one of [here, there, alone, handler(false)])
      expect(await one.loadNewest(lines, stream)).toMatchObject({ state: [], revision: -1, end: 0 });
    expect(await add(there, '2')).toMatchObject({ state: ['l2'], revision: 1 });
    expect((await here.load(lines, stream)).state).toEqual(['l2']);
  });

  it('takes effect in the resetting process without a read', async () => {
    const alone = handler(false);
    await add(alone, '1');
    await begin(alone);
    expect((await alone.load(lines, stream)).state).toEqual([]);
    expect((await add(alone, '2')).state).toEqual(['l2']);
  });

  it('keeps the streams that remain, and their revision', async () => {
    const here = handler(true);
    await handleWith(here, decider, streams.login('ana'), () => claim('ana'), context('1'));
    await begin(here);
    expect(await here.load(decider, streams.login('ana'))).toMatchObject({ state: ['ana'], revision: 0 });
  });
});

describe('concurrent commands on one stream', () => {
  const stream = streams.login('ana');

  it('all succeed within one process, however slow the log is', async () => {
    let lost = 0;
    const commands = createCommandHandler({
      ...harness.eventLog,
      append: async (...args) => {
        for (let turn = 0; turn < 50; turn++) await Promise.resolve();
        return harness.eventLog.append(...args).catch((error: unknown) => {
          lost += 1;
          throw error;
        });
      },
    });
    const names = Array.from({ length: 100 }, (_, index) => `a-${index}`);
    await Promise.all(
      names.map((name, index) => {
        const own = { ...context('0'), commandId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` };
        return handleWith(commands, decider, stream, () => claim(name), own);
      }),
    );
    expect((await commands.load(decider, stream)).state).toEqual(names.toReversed());
    expect(lost).toBe(0);
  });

  it('do not wait for a failed one', async () => {
    const commands = createCommandHandler(harness.eventLog);
    const failing = handleWith(
      commands,
      decider,
      stream,
      () => {
        throw new Error('of this one alone');
      },
      context('1'),
    );
    const next = handleWith(commands, decider, stream, () => claim('bea'), context('2'));
    await expect(failing).rejects.toThrow('of this one alone');
    expect((await next).state).toEqual(['bea']);
  });
});

describe('a command that creates its stream', () => {
  it('reads nothing, and is decided again if the stream exists', async () => {
    const reads: string[] = [];
    const commands = createCommandHandler({
      ...harness.eventLog,
      readOn: (stream, options) => {
        reads.push(stream);
        return harness.eventLog.readOn(stream, options);
      },
    });
    const decide = (claims: string[]) => claim(claims.length === 0 ? 'ana' : 'bea');

    expect(
      (await handleWith(commands, decider, streams.login('new'), decide, { ...context('4'), isNewStream: true })).state,
    ).toEqual(['ana']);
    expect(reads).toEqual([]);
    await handleWith(
      createCommandHandler(harness.eventLog),
      decider,
      streams.login('old'),
      () => claim('carla'),
      context('5'),
    );
    expect(
      (await handleWith(commands, decider, streams.login('old'), decide, { ...context('6'), isNewStream: true })).state,
    ).toEqual(['bea', 'carla']);
  });
});

describe('a command repeated after a lost response', () => {
  const stream = streams.login('ana');
  const once = (claims: string[]) => (claims.length === 0 ? claim('ana') : refuse('email_taken'));
  /** A handler without caches, as after a restart. */
  const restarted = () => createCommandHandler(harness.eventLog);

  it('counts as done, although its rule would refuse a new one', async () => {
    const first = await handleWith(restarted(), decider, stream, once, context('1'));
    expect(await handleWith(restarted(), decider, stream, once, context('1'))).toMatchObject({
      state: first.state,
      revision: 0,
      events: [],
    });
    await expect(handleWith(restarted(), decider, stream, once, context('2'))).rejects.toMatchObject({
      code: 'email_taken',
    });
  });

  it('counts as done, although its own event makes its If-Match stale', async () => {
    await handleWith(restarted(), decider, stream, () => claim('ana'), { ...context('1'), ifRevision: -1 });
    expect(
      (await handleWith(restarted(), decider, stream, () => claim('ana'), { ...context('1'), ifRevision: -1 }))
        .revision,
    ).toBe(0);
    await expect(
      handleWith(restarted(), decider, stream, () => claim('bea'), { ...context('2'), ifRevision: -1 }),
    ).rejects.toMatchObject({ code: 'stale' });
  });
});

describe('a stream with foreign events', () => {
  const stream = streams.login('ana');
  const metadata = {
    schemaVersion: 1,
    actor: 'system' as const,
    commandId: 'c',
    $correlationId: 'c',
    $causationId: 'c',
  };
  const store = (type: string, data: unknown, over: object = {}) =>
    harness.stored.append(stream, 'any', [{ id: crypto.randomUUID(), type, data, metadata: { ...metadata, ...over } }]);

  it('is folded without them and appended to, with and without a cache, at the caller’s revision', async () => {
    const warm = createCommandHandler(harness.eventLog);
    await handleWith(warm, decider, stream, () => claim('ana'), context('1'));
    await store('SomethingElse', { from: 'next door' });
    expect(await handleWith(warm, decider, stream, () => claim('bea'), context('2'))).toMatchObject({
      state: ['bea', 'ana'],
      revision: 2,
    });
    await store('SomethingElse', null);
    const cold = createCommandHandler(harness.eventLog);
    expect(await cold.load(decider, stream)).toMatchObject({ state: ['bea', 'ana'], revision: 2 });
    expect(
      await handleWith(cold, decider, stream, () => claim('carla'), { ...context('3'), ifRevision: 2 }),
    ).toMatchObject({
      state: ['carla', 'bea', 'ana'],
      revision: 4,
    });
    expect(
      await handleWith(createCommandHandler(harness.eventLog), decider, stream, () => claim('carla'), context('3')),
    ).toMatchObject({ events: [], revision: 4 });
  });

  it('rejects all commands when no state can be folded from one of its events', async () => {
    const commands = createCommandHandler(harness.eventLog);
    await handleWith(commands, decider, stream, () => claim('ana'), context('1'));
    const byDay = {
      ...decider,
      evolve: (_: string[], { data: { at } }: Claimed) => [new Date(`${at} of no month`).toISOString()],
    };
    await expect(createCommandHandler(harness.eventLog).load(byDay, stream)).rejects.toThrow(
      /LoginClaimed, revision 0 of .* can't be read: no state can be made with it/,
    );
  });

  it.for([
    ['LoginReleased', null],
    ['LoginReleased', { x: 1 }],
    ['LoginClaimed', { accountId: ['ana'], kind: 'email', at: '' }],
  ] as const)('rejects commands once it holds %s %j, and other streams accept them', async ([type, data]) => {
    const parked: string[] = [];
    const onUnreadable = ({ place }: UnreadableEvent) => void parked.push(`${place.stream} ${place.revision}`);
    const commands = createCommandHandler(harness.eventLog, { follower: lostFollower, onUnreadable });
    await handleWith(commands, decider, stream, () => claim('ana'), context('1'));
    await store(type, data);
    await expect(commands.load(decider, stream)).rejects.toThrow(UnreadableEvent);
    const refused = await handleWith(
      createCommandHandler(harness.eventLog),
      decider,
      stream,
      () => claim('bea'),
      context('2'),
    ).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnreadableEvent);
    expect(failureOf(refused, 'r')).toMatchObject({
      status: 409,
      unexpected: false,
      body: { success: false, code: 'unreadable_event' },
    });
    expect(parked).toEqual([`${stream} 1`]);
    expect((await handleWith(commands, decider, streams.login('bea'), () => claim('bea'), context('3'))).state).toEqual(
      ['bea'],
    );
  });

  it('is unavailable to a process older than one of its events', async () => {
    await store('LoginReleased', { accountId: 'ana' }, { schemaVersion: 2 });
    const refused = await handleWith(
      createCommandHandler(harness.eventLog),
      decider,
      stream,
      () => claim('bea'),
      context('2'),
    ).catch((error: unknown) => error);
    expect(failureOf(refused, 'r')).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  });
});
