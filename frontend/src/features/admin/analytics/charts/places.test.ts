import { expect, it } from 'vitest';
import { placesOf } from './places.ts';
import { shownLabels, ticksUpTo } from './scale.ts';

const series = (values: (number | null)[]) => ({ id: 's', label: 'S', colour: 'red', values });

it('draws grid lines at round numbers, up to at least the highest figure', () => {
  expect(ticksUpTo(35)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksUpTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
});

it('names as many periods as fit', () => {
  expect([...shownLabels(30, 6)]).toEqual([0, 5, 10, 15, 20, 25]);
  expect([...shownLabels(3, 6)]).toEqual([0, 1, 2]);
});

it('stacks columns and finds the period under the pointer', () => {
  const places = placesOf({ kind: 'stacks', series: [series([3, 1]), series([4, 1])], count: 2, width: 640 });
  expect(places.ticks.at(-1)).toBeGreaterThanOrEqual(7);
  expect(places.y(0)).toBe(places.bottom);
  expect([places.periodAt(-5), places.periodAt(100), places.periodAt(600), places.periodAt(900)]).toEqual([0, 0, 1, 1]);
});

it('extends below zero when refunds exceed payments', () => {
  const places = placesOf({ kind: 'lines', series: [series([-500, 1000, null])], count: 3, width: 640 });
  expect(places.ticks[0]).toBe(-500);
  expect(places.y(-500)).toBe(places.bottom);
  expect(places.y(0)).toBeLessThan(places.bottom);
});

it('omits the label below zero where it would cover the label of zero', () => {
  const { ticks } = placesOf({ kind: 'lines', series: [series([-10, 1000])], count: 2, width: 640 });
  expect(ticks[0]).toBe(0);
});
