import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCodec } from '../event-log/codec.ts';
import type { EventMetadata } from '../event-log/envelope.ts';
import type { Appended, DecodedLog } from '../event-log/port.ts';
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lostFollower } from '../testing/lost-follower.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import type { Decider } from './decider.ts';
import { type Follower, followLog } from './follower.ts';
import { type CommandContext, type CommandLog, createCommandHandler } from './handle-command.ts';
import { plainHandling } from './plain-handling.ts';

type Paid = { type: 'Paid'; data: { by: string } };
type Pay = { type: 'Pay'; data: { by: string } };

/** Paid once; another command may pay on top of it. */
const payment: Decider<string[], Pay, Paid> = {
  initialState: [],
  evolve: (paid, { data }) => [...paid, data.by],
  decide: ({ data }, paid) => (paid.length === 2 ? { refused: 'paid' } : [{ type: 'Paid', data }]),
};
const pay = (by: string): Pay => ({ type: 'Pay', data: { by } });
const STREAM = 'payment-1';

/** As engines answer that don't tell a repeat from a first time. */
const silent =
  (log: DecodedLog): DecodedLog['append'] =>
  async (...given) => {
    const { revision, position } = await log.append(...given);
    return { revision, position };
  };

/** By default there are other writers, and the follower has lost the log. */
function process(log: CommandLog<EventMetadata>, follower: Follower | null = lostFollower) {
  return createCommandHandler(log, { ...plainHandling, follower: follower ?? undefined });
}

/** A process whose append is held up until `go`; `reached` when it has decided. */
function heldUp(log: DecodedLog, append: DecodedLog['append'], follower: Follower) {
  const [go, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = process(
    {
      ...log,
      append: async (...given): Promise<Appended> => {
        reached.resolve();
        await go.promise;
        return append(...given);
      },
    },
    follower,
  );
  return { slow, go: () => go.resolve(), reached: reached.promise };
}

let log: DecodedLog;
let remove: () => void;
beforeEach(async () => {
  const temporary = temporaryFolder();
  const codec = createCodec<EventMetadata>({ schemas: { Paid: z.object({ by: z.string() }) }, upcasters: {} });
  log = codec.withCodec(await openSqliteEventLog({ folder: temporary.folder }));
  ({ remove } = temporary);
});
afterEach(async () => {
  await log.close();
  remove();
});

const stop = new AbortController();
afterAll(() => stop.abort());
const followed = () => followLog({ eventLog: log, signal: stop.signal, logger: silentLogger });

describe.each<[string, () => Promise<Follower>]>([
  ['reading', async () => lostFollower],
  ['following', followed],
])('the same command in two processes that decide differently, %s the log', (_, follow) => {
  async function raced(append: (follower: Follower) => DecodedLog['append']) {
    const follower = await follow();
    const quick = process(log);
    const { slow, go, reached } = heldUp(log, append(follower), follower);
    const late = slow.handle(payment, STREAM, pay('late'), { commandId: 'c1' });
    await reached;
    const { position } = await quick.handle(payment, STREAM, pay('first'), { commandId: 'c1' });
    go();
    return { slow, position, answered: await late };
  }

  it('returns the winner’s events to the loser, when the engine reports a repeat', async () => {
    const { slow, position, answered } = await raced(() => log.append);
    expect(answered).toMatchObject({ state: ['first'], revision: 0, position, events: [] });
    expect((await slow.loadNewest(payment, STREAM)).state).toEqual(['first']);
    expect(await log.readStream(STREAM)).toHaveLength(1);
  });

  it('returns the winner’s events to the loser, when the engine does not report it', async () => {
    const { slow, position, answered } = await raced(() => silent(log));
    expect(answered).toMatchObject({ state: ['first'], revision: 0, position, events: [{ data: { by: 'first' } }] });
    expect((await slow.loadNewest(payment, STREAM)).state).toEqual(['first']);
  });

  it('returns the winner’s events to the loser, when the stream has grown since', async () => {
    const other = process(log);
    const { answered } = await raced((follower) => async (...given) => {
      const appended = await silent(log)(...given);
      const { position } = await other.handle(payment, STREAM, pay('second'), { commandId: 'c2' });
      await follower.reached(position);
      return appended;
    });
    expect(answered).toMatchObject({ state: ['first', 'second'], revision: 1, events: [{ data: { by: 'first' } }] });
  });
});

describe('reads of a command', () => {
  const reads = async (context: Partial<CommandContext>, append: DecodedLog['append'], follower: Follower | null) => {
    const readOn = vi.fn(log.readOn);
    const commands = process({ ...log, append, readOn }, follower);
    await commands.load(payment, STREAM);
    readOn.mockClear();
    const { state, events } = await commands.handle(payment, STREAM, pay('ana'), { commandId: 'c1', ...context });
    expect([state, events]).toMatchObject([['ana'], [{ type: 'Paid', data: { by: 'ana' } }]]);
    expect((await commands.load(payment, STREAM)).state).toEqual(['ana']);
    return readOn.mock.calls.length;
  };

  it('are one to read the append back, when another process may have decided, and one for the next', async () => {
    expect(await reads({}, silent(log), lostFollower)).toBe(2);
  });

  it.each<[string, Partial<CommandContext>, 'tells' | 'silent']>([
    ['the engine reports that it was no repeat', {}, 'tells'],
    ['the stream was created in this attempt', { isNewStream: true }, 'silent'],
  ])('do not read the append back when %s', async (_, given, engine) => {
    expect(await reads(given, engine === 'silent' ? silent(log) : log.append, lostFollower)).toBe(1);
  });

  it('are not one of the stream that the command’s id names, but the append is read back', async () => {
    expect(await reads({ isNewStream: 'unless repeated' }, silent(log), lostFollower)).toBe(2);
    const again = await process(log).handle(payment, STREAM, pay('bea'), {
      commandId: 'c1',
      isNewStream: 'unless repeated',
    });
    expect(again).toMatchObject({ state: ['ana'], revision: 0, events: [] });
  });

  it('do not happen while the log is followed, whatever the engine reports', async () => {
    expect(await reads({}, silent(log), await followed())).toBe(0);
  });

  it('are one of the empty stream without other writers', async () => {
    expect(await reads({}, silent(log), null)).toBe(1);
  });
});

it('treats a partly stored command as done: every log refuses further events under the same ids', async () => {
  const twice: typeof payment = {
    ...payment,
    // The state that it comes to again decides on more than it did the first time.
    decide: ({ data }, paid) => Array.from({ length: paid.length + 1 }, () => ({ type: 'Paid', data })),
  };
  const handler = process(log);
  await handler.handle(twice, STREAM, pay('one'), { commandId: 'c1' });
  const again = await handler.handle(twice, STREAM, pay('one'), { commandId: 'c1' });
  expect(again).toMatchObject({ state: ['one'], revision: 0, events: [] });
  expect(await log.readStream(STREAM)).toHaveLength(1);
  // Another command's events are its own.
  expect((await handler.handle(twice, STREAM, pay('two'), { commandId: 'c2' })).state).toHaveLength(3);
});
