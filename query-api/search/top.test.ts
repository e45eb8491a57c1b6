import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTop } from './top.ts';

const idOf = (number: number) => `id ${number}`;

it('keeps the best of many in any order, ties by id', () => {
  const anybody = fc.record({ number: fc.nat(1000), rank: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(fc.uniqueArray(anybody, { selector: ({ number }) => number }), fc.nat(60), (all, count) => {
      const top = createTop(count, idOf);
      for (const { number, rank } of all) if (rank >= top.least) top.take(number, rank);
      const ordered = all.toSorted(
        (one, other) => other.rank - one.rank || (idOf(one.number) < idOf(other.number) ? -1 : 1),
      );
      expect(top.inOrder()).toEqual(ordered.slice(0, count).map(({ number }) => number));
    }),
  );
});
