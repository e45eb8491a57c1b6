import { ErrorType, EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { afterEach, expect, test } from 'vitest';
import { startEventStoreDouble } from '../engines/eventstore.ts';

/** The double refuses like real servers (observed on 23.10.6 and 26.0.3), whatever the adapter does with it. */

const COMMIT_TIMEOUT_MS = 200;
let dispose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of dispose.toReversed()) await each();
  dispose = [];
});

async function client(options: Parameters<typeof startEventStoreDouble>[0] = {}): Promise<EventStoreDBClient> {
  const double = await startEventStoreDouble(options);
  const opened = EventStoreDBClient.connectionString(double.url);
  dispose.push(double.stop, opened.dispose);
  return opened;
}

const message = (text: string) => jsonEvent({ type: 'MessageSent', data: { text } });

test(
  'the same append twice at once: one answer, and for the others that it timed out; repeated later it is ' +
    'answered as the first',
  async () => {
    const server = await client({ commitTimeoutMs: COMMIT_TIMEOUT_MS });
    const event = message('Good morning');
    const order: string[] = [];
    const append = () => server.appendToStream('booking-1', [event], { expectedRevision: NO_STREAM });
    const noted = (appending: ReturnType<typeof append>) =>
      appending.then(
        (answer) => {
          order.push('answer');
          return answer;
        },
        (refusal: unknown) => {
          order.push('refusal');
          throw refusal;
        },
      );
    const outcomes = await Promise.allSettled([append(), append(), append()].map(noted));
    expect(order).toEqual(['answer', 'refusal', 'refusal']);
    const [first, ...more] = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
    expect(more).toEqual([]);
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome): unknown => outcome.reason);
    expect(refused).toHaveLength(2);
    for (const reason of refused)
      expect(reason).toMatchObject({
        type: ErrorType.TIMEOUT,
        code: 10,
        message: expect.stringContaining('Operation timed out: Commit phase timeout.'),
      });
    expect(await append()).toEqual(first);
  },
);

test('EventStoreDB refuses an append of more than 1 MiB by default, and returns the limit', async () => {
  const server = await client();
  const refused = server.appendToStream('booking-1', [message('x'.repeat(1_048_576))], { expectedRevision: NO_STREAM });
  await expect(refused).rejects.toMatchObject({
    type: ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
    maxAppendSize: 1_048_576,
  });
  await server.appendToStream('booking-1', [message('x'.repeat(1_000_000))], { expectedRevision: NO_STREAM });
});

test('EventStoreDB refuses to read from or subscribe to a position without an event, however often it is tried', async () => {
  const server = await client();
  const appended = await server.appendToStream('booking-1', [message('Good morning')], { expectedRevision: NO_STREAM });
  const place = (commit: bigint) => ({ commit, prepare: commit });
  const read = (commit: bigint) =>
    Array.fromAsync(server.readAll({ fromPosition: place(commit), direction: FORWARDS, maxCount: 10 }));
  const stands = appended.position?.commit ?? 0n;
  expect(await read(stands)).toHaveLength(1);
  for (const position of [stands - 1n, 5n, stands + 1n])
    await expect(read(position)).rejects.toMatchObject({
      type: ErrorType.UNKNOWN,
      code: 2,
      message: expect.stringContaining('Unexpected ReadAllResult: Error'),
    });
  await expect(Array.fromAsync(server.subscribeToAll({ fromPosition: place(5n) }))).rejects.toMatchObject({
    code: 2,
    message: expect.stringContaining('Exception was thrown by handler'),
  });
});
