import { expect, it } from 'vitest';
import { latestOf } from './latest-of.ts';

it('merges lists by log position without duplicates', () => {
  const row = (position: number) => ({ id: `e${position}`, position });
  expect(
    latestOf(
      [
        [row(9), row(4)],
        [row(9), row(7), row(1)],
      ],
      3,
    ).map(({ position }) => position),
  ).toEqual([9, 7, 4]);
});
