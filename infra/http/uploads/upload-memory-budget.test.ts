import { describe, expect, it } from 'vitest';
import { createUploadMemoryBudget } from './upload-memory-budget.ts';

function given(totalBytes: number) {
  const displaced: string[] = [];
  const budget = createUploadMemoryBudget(totalBytes);
  return { displaced, begin: (accountId: string, name = accountId) => budget(accountId, () => displaced.push(name)) };
}

describe('the memory of uploads', () => {
  it('is reserved as bytes arrive, and released once when they end', () => {
    const { begin } = given(10);
    const one = begin('ana');
    expect([one.take(6), one.take(4), one.take(1)]).toEqual([true, true, false]);
    one.release();
    one.release();
    const other = begin('ana');
    expect([other.take(10), other.take(1)]).toEqual([true, false]);
  });

  it('is freed by the largest user’s upload', () => {
    const { displaced, begin } = given(10);
    const ana = begin('ana', 'ana’s small one');
    const another = begin('ana', 'ana’s large one');
    const ben = begin('ben');
    expect([ana.take(2), another.take(4), ben.take(4)]).toEqual([true, true, true]);
    expect(begin('carla').take(3)).toBe(true);
    expect(displaced).toEqual(['ana’s large one']);
    expect(another.take(1)).toBe(false);
  });

  it('is not freed for a user who would use as much', () => {
    const { displaced, begin } = given(10);
    const [ana, ben] = [begin('ana'), begin('ben')];
    expect([ana.take(5), ben.take(5), ana.take(1), begin('carla').take(5)]).toEqual([true, true, false, false]);
    expect(displaced).toEqual([]);
  });

  it('is kept by completed uploads', () => {
    const { displaced, begin } = given(10);
    const ana = begin('ana');
    expect(ana.take(10)).toBe(true);
    ana.settle();
    expect(begin('ben').take(1)).toBe(false);
    expect(displaced).toEqual([]);
  });
});
