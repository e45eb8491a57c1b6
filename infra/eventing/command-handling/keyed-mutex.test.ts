import { expect, test } from 'vitest';
import { createKeyedMutex, createSemaphore } from './keyed-mutex.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('runs at most the given number of tasks at the same time, and all of them in the end', async () => {
  const inTurn = createSemaphore(2);
  let running = 0;
  let most = 0;
  const task = async (name: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return name;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((name) => inTurn(() => task(name))))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('gives a failed task’s slot to the next', async () => {
  const inTurn = createSemaphore(1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('serialises tasks of one key, and runs other keys concurrently', async () => {
  const queued = createKeyedMutex();
  const first = gate();
  const order: string[] = [];
  const all = [
    queued('a', async () => {
      await first.opened;
      order.push('a1');
      throw new Error('no');
    }),
    queued('a', async () => {
      order.push('a2');
    }),
    queued('b', async () => {
      order.push('b1');
      first.open();
    }),
  ];
  await Promise.allSettled(all);
  expect(order).toEqual(['b1', 'a1', 'a2']);
});
