import { expect, test } from 'vitest';
import { type BusFailure, handleWithRetries } from './retries.ts';

const message = { topic: 'changes', key: 'b1', value: 1 };

test('ends the wait before the next attempt when it is stopped', async () => {
  const stopping = new AbortController();
  const failures: BusFailure[] = [];
  const failed = Promise.withResolvers<void>();
  const onError = (failure: BusFailure) => {
    failures.push(failure);
    failed.resolve();
  };
  const handled = handleWithRetries(
    message,
    () => Promise.reject(new Error('no')),
    { onError, firstRetryMs: 3_600_000, attempts: 8 },
    stopping.signal,
  );
  await failed.promise;
  stopping.abort();
  expect(await handled).toBe(false);
  expect(failures).toHaveLength(1);
});

test('counts a message as handled after the last failed attempt', async () => {
  const failures: BusFailure[] = [];
  const retry = { onError: (failure: BusFailure) => void failures.push(failure), firstRetryMs: 1, attempts: 2 };
  expect(
    await handleWithRetries(message, () => Promise.reject(new Error('no')), retry, new AbortController().signal),
  ).toBe(true);
  expect(failures.map(({ gaveUp }) => gaveUp)).toEqual([false, true]);
});
