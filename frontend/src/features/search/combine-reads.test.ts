import { expect, it, vi } from 'vitest';
import { combineReads } from './combine-reads.ts';

const there = <Data>(data: Data) => ({ data, refetch: vi.fn<() => void>() });
const failed = (error: string) => ({ error, refetch: vi.fn<() => void>() });
const onItsWay = { refetch: () => undefined };

it('returns both results once both are loaded', () => {
  expect(combineReads(there(1), there('a')).data).toEqual([1, 'a']);
  expect(combineReads(there(1), onItsWay)).toMatchObject({ data: undefined, error: undefined });
});

it('retries only the failed reads', async () => {
  const [one, other, good] = [failed('x'), failed('y'), there(1)];
  const both = combineReads(one, other);
  expect(both.error).toBe('x');
  await both.refetch();
  expect([one.refetch.mock.calls.length, other.refetch.mock.calls.length]).toEqual([1, 1]);
  await combineReads(good, other).refetch();
  expect([good.refetch.mock.calls.length, other.refetch.mock.calls.length]).toEqual([0, 2]);
});
