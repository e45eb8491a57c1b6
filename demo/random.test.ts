import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

function draws(name: string): number[] {
  const random = randomOf(name);
  return Array.from({ length: 20 }, () => random.next());
}

test('draws the same for the same name, and differently for another', () => {
  expect(draws('Jun')).toEqual(draws('Jun'));
  expect(draws('Jun')).not.toEqual(draws('Andrea'));
});

test('draws integers within the bounds, including both', () => {
  const random = randomOf('dice');
  const thrown = new Set(Array.from({ length: 400 }, () => random.int(1, 6)));
  expect(thrown).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('draws by weight, and never a weight of zero', () => {
  const random = randomOf('weights');
  const drawn = Array.from({ length: 1000 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ] as const),
  );
  expect(drawn).not.toContain('never');
  const often = drawn.filter((item) => item === 'often').length;
  expect(often).toBeGreaterThan(830);
  expect(often).toBeLessThan(960);
});

test('shuffles without loss', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (name, items) => {
      expect(
        randomOf(name)
          .shuffled(items)
          .sort((one, other) => one - other),
      ).toEqual([...items].sort((one, other) => one - other));
    }),
  );
});
