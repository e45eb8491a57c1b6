import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countBits,
  emptyBits,
  createGrowingBits,
  hasAny,
  hasBit,
  intersectInPlace,
  filterInPlace,
  setBit,
} from './bits.ts';
import { createScratchBits } from './scratch-bits.ts';

const BIT_COUNT = 300;
const FEWER = 160;
const numbers = fc.uniqueArray(fc.nat(BIT_COUNT - 1));
const { of: bitsOf, numbersIn, copy, empty, begin } = createScratchBits();

it('is a set', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const bits = bitsOf(one, BIT_COUNT);
      expect([...numbersIn(bits)]).toEqual(one.toSorted((a, b) => a - b));
      expect(countBits(bits)).toBe(one.length);
      expect(hasAny(bits)).toBe(one.length > 0);
      const even = filterInPlace(bits.slice(), (number) => number % 2 === 0);
      expect(new Set(numbersIn(even))).toEqual(new Set(one.filter((number) => number % 2 === 0)));
      const common = intersectInPlace(bits.slice(), bitsOf(other, FEWER));
      expect(new Set(numbersIn(common))).toEqual(new Set(one).intersection(new Set(other.filter((a) => a < FEWER))));
      for (const number of other) setBit(bits, number, false);
      expect(new Set(numbersIn(bits))).toEqual(new Set(one).difference(new Set(other)));
    }),
  );
});

it('grows as numbers are given', () => {
  const bits = createGrowingBits();
  bits.put(100_000, true);
  bits.put(3, true);
  bits.put(3, false);
  expect(bits.has(100_000)).toBe(true);
  const all = emptyBits(100_001);
  bits.addTo(all);
  expect([...numbersIn(all)]).toEqual([100_000]);
  bits.clear();
  expect([bits.isEmpty(), bits.has(100_000), hasBit(all, 100_000)]).toEqual([true, false, true]);
});

it('reuses the memory of the previous search, cleared', () => {
  begin();
  const one = bitsOf([1, 70], 100);
  const other = copy(one);
  begin();
  expect([empty(100), empty(100)]).toEqual([emptyBits(100), emptyBits(100)]);
  expect([one, other].map(countBits)).toEqual([0, 0]);
  expect(empty(1000)).toHaveLength(32);
});
