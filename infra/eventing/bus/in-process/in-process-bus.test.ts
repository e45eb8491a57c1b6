import { expect, test } from 'vitest';
import { createInProcessBus } from './in-process-bus.ts';
import type { BusFailure } from '../retries.ts';
import { busContract } from '../../testing/bus.contract.ts';

busContract('The in-process bus', async () => {
  let failures = 0;
  const bus = createInProcessBus({ onError: () => failures++, firstRetryMs: 1 });
  return { bus, failures: () => failures, dispose: () => bus.close() };
});

test('reports a message that always fails as given up, and continues with the next', async () => {
  const failures: BusFailure[] = [];
  const bus = createInProcessBus({ onError: (failure) => failures.push(failure), firstRetryMs: 1, attempts: 3 });
  const next = Promise.withResolvers<unknown>();
  await bus.consume(
    'changes',
    'gateway',
    ({ value }) => {
      if (value === 'bad') throw new Error('never');
      next.resolve(value);
    },
    new AbortController().signal,
  );
  await bus.publish([
    { topic: 'changes', key: 'b1', value: 'bad' },
    { topic: 'changes', key: 'b1', value: 'good' },
  ]);
  expect(await next.promise).toBe('good');
  expect(failures.map(({ attempt, gaveUp }) => [attempt, gaveUp])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  await bus.close();
});
