import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Appended, DecodedLog } from '../event-log/port.ts';
import { nextTurn } from '../event-log/read-paged.ts';
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts';
import { aborted } from '../resilience/back-off.ts';
import { followingContract, pay, payment, paymentCodec, processOn } from '../testing/following.contract.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LONGEST_WAIT_MS } from './follower.ts';

async function openLog() {
  const { folder, remove } = temporaryFolder();
  const log = await openSqliteEventLog({ folder });
  return { log, dispose: () => log.close().finally(remove) };
}

followingContract('the embedded log', openLog);

/** Time stands still, so that each follower is believed, however little it has got. An append is not waited for. */
const still = {
  nowMs: () => 0,
  pause: (ms: number, signal: AbortSignal) => (ms === LONGEST_WAIT_MS ? nextTurn() : aborted(signal)),
};

/** The log of a process whose subscription gets events only when the test lets it. */
function delayed(log: DecodedLog, isSilent: boolean) {
  let release = Promise.withResolvers<void>();
  return {
    deliver(): void {
      release.resolve();
      release = Promise.withResolvers();
    },
    eventLog: {
      ...log,
      async *subscribe(options, signal) {
        for await (const batch of log.subscribe({ ...options, batchSize: 1 }, signal)) {
          if (batch.events.length > 0) await Promise.race([release.promise, aborted(signal)]);
          yield batch;
        }
      },
      append: async (...given): Promise<Appended> => {
        const { isRepeat, ...appended } = await log.append(...given);
        return isSilent ? appended : { ...appended, ...(isRepeat !== undefined && { isRepeat }) };
      },
    } satisfies DecodedLog,
  };
}

const anyStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deliver' as const), process: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      process: fc.nat(1),
      stream: fc.nat(1),
      by: fc.constantFrom('ana', 'bea', 'carla', 'dina'),
      /** The same id is a repeat, from either process. */
      commandId: fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6'),
      isNewStream: fc.constantFrom(false, 'unless repeated' as const),
      isAwaited: fc.boolean(),
    }),
  },
);

type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

describe('two processes of which each gets the other’s events late', () => {
  let log: DecodedLog;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { log: stored, dispose } = await openLog();
    [log, close] = [paymentCodec.withCodec(stored), dispose];
  });
  afterAll(() => close());
  let run = 0;

  /** Takes the steps, some of them at once. Resolves with the accepted payments. */
  async function take(steps: readonly Step[], streamOf: (n: number) => string, isSilent: boolean, signal: AbortSignal) {
    const logs = [delayed(log, isSilent), delayed(log, isSilent)];
    const processes = await Promise.all(logs.map(({ eventLog }) => processOn(eventLog, signal, still)));
    const accepted: { stream: string; by: string }[] = [];
    const running: Promise<unknown>[] = [];
    for (const step of steps) {
      if (step.kind === 'deliver') {
        logs[step.process]?.deliver();
        await nextTurn();
        continue;
      }
      const stream = streamOf(step.stream);
      const command = processes[step.process]
        ?.handle(payment, stream, pay(step.by), {
          commandId: `${step.commandId} of ${stream}`,
          isNewStream: step.isNewStream,
        })
        .then(
          ({ events }) => accepted.push(...events.map(({ data: { by } }) => ({ stream, by }))),
          (refusal: unknown) => expect(String(refusal)).toMatch(/paid|conflict/),
        );
      if (step.isAwaited) await command;
      else running.push(Promise.resolve(command));
    }
    await Promise.all(running);
    return { accepted, processes };
  }

  it('never breaks a rule', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 30 }), fc.boolean(), async (steps, isSilent) => {
        run++;
        const streamOf = (n: number) => `payment-${run}-${n}`;
        const stop = new AbortController();
        try {
          const { accepted, processes } = await take(steps, streamOf, isSilent, stop.signal);
          for (const stream of [0, 1].map(streamOf)) {
            const paid = (await log.readStream(stream)).map(({ data }) => (data as { by: string }).by);
            expect(paid).toEqual([...new Set(paid)]);
            const told = accepted.filter((one) => one.stream === stream).map(({ by }) => by);
            expect(paid).toEqual(expect.arrayContaining(told));
            for (const each of processes) expect((await each.loadNewest(payment, stream)).state).toEqual(paid);
          }
        } finally {
          stop.abort();
        }
      }),
      { numRuns: 100 },
    );
  });
});
