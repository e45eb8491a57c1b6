import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Decider, Refused } from '../command-handling/decider.ts';
import { followLog } from '../command-handling/follower.ts';
import { type CommandContext, createCommandHandler } from '../command-handling/handle-command.ts';
import { createCodec } from '../event-log/codec.ts';
import type { EventMetadata } from '../event-log/envelope.ts';
import type { DecodedLog, EventLog } from '../event-log/port.ts';
import { newEvent } from './event-log.contract.ts';
import { silentLogger } from './silent-logger.ts';

type Paid = { type: 'Paid'; data: { by: string } };
type Pay = { type: 'Pay'; data: { by: string } };

/** Paid by each person once. */
export const payment: Decider<readonly string[], Pay, Paid> = {
  initialState: [],
  evolve: (paid, { data }) => [...paid, data.by],
  decide: ({ data }, paid) => (paid.includes(data.by) ? { refused: 'paid' } : [{ type: 'Paid', data }]),
};
export const pay = (by: string): Pay => ({ type: 'Pay', data: { by } });
export const paymentCodec = createCodec<EventMetadata>({
  schemas: { Paid: z.object({ by: z.string() }) },
  upcasters: {},
});

/** One of several processes: its command handler with a follower, and the reads of streams that it makes. */
export async function processOn(
  eventLog: DecodedLog,
  signal: AbortSignal,
  clock?: Parameters<typeof followLog>[0]['clock'],
) {
  const reads: string[] = [];
  const follower = await followLog({ eventLog, signal, logger: silentLogger, ...(clock && { clock }) });
  const readOn: DecodedLog['readOn'] = (stream, options) => {
    reads.push(stream);
    return eventLog.readOn(stream, options);
  };
  const commands = createCommandHandler<CommandContext, EventMetadata, Refused>(
    { ...eventLog, readOn },
    {
      metadataOf: () => ({ actor: 'system' }),
      threads: { note: () => {}, correlationId: async () => undefined },
      stale: { refused: 'stale' },
      failureOf: ({ refused }) => new Error(refused),
      conflict: () => new Error('conflict'),
      follower,
    },
  );
  return { ...commands, follower, reads };
}

const STREAM = 'payment-1';
let id = 0;
const context = (): CommandContext => ({ commandId: `c${++id}` });

/** What processes that append to one log see of each other. `open` gives an empty log. */
export function followingContract(
  name: string,
  open: () => Promise<{ log: EventLog; dispose: () => Promise<void> }>,
): void {
  describe(`two processes that follow ${name}`, () => {
    let stored: EventLog;
    let log: DecodedLog;
    let dispose: () => Promise<void>;
    let stop: AbortController;
    beforeEach(async () => {
      ({ log: stored, dispose } = await open());
      [log, stop] = [paymentCodec.withCodec(stored), new AbortController()];
    });
    afterEach(async () => {
      stop.abort();
      await dispose();
    });

    const twoProcesses = () => Promise.all([processOn(log, stop.signal), processOn(log, stop.signal)]);

    test('have each other’s events without a read, and their own at once', async () => {
      const [here, there] = await twoProcesses();
      await here.load(payment, STREAM);
      await there.load(payment, STREAM);
      const { position } = await here.handle(payment, STREAM, pay('ana'), context());
      expect((await here.load(payment, STREAM)).state).toEqual(['ana']);
      expect(await there.follower.reached(position, 5_000)).toBe(true);
      expect((await there.load(payment, STREAM)).state).toEqual(['ana']);
      expect([here.reads, there.reads]).toEqual([[STREAM], [STREAM]]);
    });

    test('decide again on what the other appended first', async () => {
      const [here, there] = await twoProcesses();
      for (const by of [here, there]) await by.load(payment, STREAM);
      const both = await Promise.allSettled(
        [here, there].flatMap((by) => ['ana', 'bea'].map((who) => by.handle(payment, STREAM, pay(who), context()))),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
      const { state, revision } = await here.loadNewest(payment, STREAM);
      expect([state.toSorted(), revision]).toEqual([['ana', 'bea'], 1]);
    });

    test('miss no event that is appended while its stream is read', async () => {
      const [here, there] = await twoProcesses();
      const { promise: read, resolve: go } = Promise.withResolvers<void>();
      const readOn: DecodedLog['readOn'] = async (...given) => {
        const part = await log.readOn(...given);
        await read;
        return part;
      };
      const late = await processOn({ ...log, readOn }, stop.signal);
      const loading = late.load(payment, STREAM);
      const { position } = await here.handle(payment, STREAM, pay('ana'), context());
      await late.follower.reached(position, 5_000);
      go();
      expect((await loading).state).toEqual(['ana']);
      await there.handle(payment, STREAM, pay('bea'), context());
      expect((await late.loadNewest(payment, STREAM)).state).toEqual(['ana', 'bea']);
    });

    test('read a stream again after an event that is not theirs', async () => {
      const [here, there] = await twoProcesses();
      await here.handle(payment, STREAM, pay('ana'), context());
      await there.load(payment, STREAM);
      await stored.append(STREAM, 0, [newEvent('SomethingElse')]);
      const { position, revision } = await here.handle(payment, STREAM, pay('bea'), context());
      await there.follower.reached(position, 5_000);
      expect(await there.load(payment, STREAM)).toMatchObject({ state: ['ana', 'bea'], revision });
      expect([revision, there.reads]).toEqual([2, [STREAM, STREAM]]);
    });
  });
}
