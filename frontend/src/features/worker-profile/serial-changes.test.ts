import { expect, it } from 'vitest';
import { serialChanges } from './serial-changes.ts';

const adding = (one: string) => (all: readonly string[]) => [...all, one];

it('keeps a change made during a slow one', async () => {
  const kept: (readonly string[])[] = [];
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const turn = serialChanges<readonly string[]>(['a'], async (value) => {
    if (kept.push(value) === 1) await first;
  });
  const both = [turn.change(adding('b')), turn.change(adding('c'))];
  resolve();
  await Promise.all(both);
  expect(kept).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

it('continues from the state before a failed change, and from later reads', async () => {
  const kept: (readonly string[])[] = [];
  const turn = serialChanges<readonly string[]>([], async (value) => {
    if (value.includes('bad')) throw new Error('refused');
    kept.push(value);
  });
  await expect(turn.change(adding('bad'))).rejects.toThrow('refused');
  await turn.change(adding('b'));
  turn.read(['x']);
  await turn.change(adding('y'));
  expect(kept).toEqual([['b'], ['x', 'y']]);
});

it('saves nothing without a change', async () => {
  const turn = serialChanges<readonly string[]>(['a'], () => Promise.reject(new Error('nothing to save')));
  await expect(turn.change((all) => all)).resolves.toBeUndefined();
});
