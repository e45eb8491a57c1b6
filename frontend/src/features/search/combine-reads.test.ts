import { expect, it, vi } from 'vitest';
import { combineReads } from './combine-reads.ts';

const there = <Data>(data: Data) => ({ data, refetch: vi.fn<() => void>() });
const failed = (error: string) => ({ error, refetch: vi.fn<() => void>() });
const onItsWay = { refetch: () => undefined };

it('shows two reads once both are there', () => {
  expect(combineReads(there(1), there('a')).data).toEqual([1, 'a']);
  expect(combineReads(there(1), onItsWay)).toMatchObject({ data: undefined, error: undefined });
});

it('one Retry tries again whatever failed, and only that', async () => {
  const [one, other, good] = [failed('x'), failed('y'), there(1)];
  const both = combineReads(one, other);
  expect(both.error).toBe('x');
  await both.refetch();
  expect([one.refetch.mock.calls.length, other.refetch.mock.calls.length]).toEqual([1, 1]);
  await combineReads(good, other).refetch();
  expect([good.refetch.mock.calls.length, other.refetch.mock.calls.length]).toEqual([0, 2]);
});
