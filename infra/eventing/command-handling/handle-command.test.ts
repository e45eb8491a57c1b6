import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCodec } from '../event-log/codec.ts';
import type { EventMetadata } from '../event-log/envelope.ts';
import type { Appended, DecodedLog } from '../event-log/port.ts';
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Decider, Refused } from './decider.ts';
import { type CommandContext, type CommandLog, createCommandHandler } from './handle-command.ts';

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

function process(log: CommandLog<EventMetadata>, hasConcurrentWriters = true) {
  return createCommandHandler<CommandContext, EventMetadata, Refused>(log, {
    metadataOf: () => ({ actor: 'system' }),
    threads: { note: () => {}, correlationId: async () => undefined },
    stale: { refused: 'stale' },
    failureOf: ({ refused }) => new Error(refused),
    conflict: () => new Error('conflict'),
    hasConcurrentWriters,
  });
}

/** A process whose append is held up until `go`; `reached` when it has decided. */
function heldUp(log: DecodedLog, append: DecodedLog['append']) {
  const [go, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = process({
    ...log,
    append: async (...given): Promise<Appended> => {
      reached.resolve();
      await go.promise;
      return append(...given);
    },
  });
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

describe('the same command in two processes that decide differently', () => {
  async function raced(append: DecodedLog['append']) {
    const quick = process(log);
    const { slow, go, reached } = heldUp(log, append);
    const late = slow.handle(payment, STREAM, pay('late'), { commandId: 'c1' });
    await reached;
    const { position } = await quick.handle(payment, STREAM, pay('first'), { commandId: 'c1' });
    go();
    return { slow, position, answered: await late };
  }

  it('returns the winner’s events to the loser, when the engine reports a repeat', async () => {
    const { slow, position, answered } = await raced(log.append);
    expect(answered).toMatchObject({ state: ['first'], revision: 0, position, events: [] });
    expect((await slow.loadNewest(payment, STREAM)).state).toEqual(['first']);
    expect(await log.readStream(STREAM)).toHaveLength(1);
  });

  it('returns the winner’s events to the loser, when the engine does not report it', async () => {
    const { slow, position, answered } = await raced(silent(log));
    expect(answered).toMatchObject({ state: ['first'], revision: 0, position, events: [{ data: { by: 'first' } }] });
    expect((await slow.loadNewest(payment, STREAM)).state).toEqual(['first']);
  });

  it('returns the winner’s events to the loser, when the stream has grown since', async () => {
    const other = process(log);
    const { answered } = await raced(async (...given) => {
      const appended = await silent(log)(...given);
      await other.handle(payment, STREAM, pay('second'), { commandId: 'c2' });
      return appended;
    });
    expect(answered).toMatchObject({ state: ['first', 'second'], revision: 1, events: [{ data: { by: 'first' } }] });
  });
});

describe('reading back appended events', () => {
  const reads = async (context: CommandContext, { append = log.append, hasConcurrentWriters = true } = {}) => {
    const readOn = vi.fn(log.readOn);
    const commands = process({ ...log, append, readOn }, hasConcurrentWriters);
    await commands.load(payment, STREAM);
    readOn.mockClear();
    const { state, events } = await commands.handle(payment, STREAM, pay('ana'), context);
    expect([state, events]).toMatchObject([['ana'], [{ type: 'Paid', data: { by: 'ana' } }]]);
    return readOn.mock.calls.length;
  };
  const context = { commandId: 'c1' };

  it('happens once when another process may have decided', async () => {
    expect(await reads(context, { append: silent(log) })).toBe(2);
  });

  it.each<[string, Partial<CommandContext>, boolean, 'tells' | 'silent']>([
    ['the engine reports that it was no repeat', {}, true, 'tells'],
    ['the stream was created in this attempt', { isNewStream: true }, true, 'silent'],
    ['no other process writes', {}, false, 'silent'],
  ])('is omitted when %s', async (_, given, hasConcurrentWriters, engine) => {
    const append = engine === 'silent' ? silent(log) : log.append;
    const atFirst = given.isNewStream ? 0 : 1;
    expect(await reads({ ...context, ...given }, { append, hasConcurrentWriters })).toBe(atFirst);
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
