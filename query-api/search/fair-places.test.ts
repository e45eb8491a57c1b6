import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNewcomersPlace, newcomerPlaces, withNewcomers } from './fair-places.ts';

const days = Array.from({ length: 2000 }, (_, day) => `day ${day}\ntubero`);

it('reserves one of the first five places, one on every first page, and one of every ten after it for newcomers', () => {
  const shareOfFirst = days.filter((turn) => isNewcomersPlace(0, turn)).length / days.length;
  expect(shareOfFirst).toBeGreaterThan(0.17);
  expect(shareOfFirst).toBeLessThan(0.23);
  for (const turn of days.slice(0, 100)) {
    const places = Array.from({ length: 40 }, (_, place) => place).filter((place) => isNewcomersPlace(place, turn));
    expect(places.map((place) => Math.floor(place / 10))).toEqual([0, 1, 2, 3]);
    expect(places[0]).toBeLessThan(5);
  }
});

it('gives everyone one place, consistent across pages', () => {
  const anyLists = fc
    .uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 60 })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list)));
  fc.assert(
    fc.property(anyLists, fc.string(), ([ranked, newcomers], turn) => {
      const whole = withNewcomers(ranked, newcomers, ranked.length, turn);
      expect(new Set(whole)).toEqual(new Set(ranked));
      expect(whole).toHaveLength(ranked.length);
      for (let count = 0; count <= ranked.length; count++)
        expect(withNewcomers(ranked.slice(0, count), newcomers.slice(0, newcomerPlaces(count)), count, turn)).toEqual(
          whole.slice(0, count),
        );
    }),
  );
});

it('passes a reserved place to the next newcomer when its owner ranks above it, on every page', () => {
  const turn = days.find((each) => isNewcomersPlace(4, each) && isNewcomersPlace(10, each)) ?? '';
  const ranked = Array.from({ length: 20 }, (_, nr) => nr);
  const newcomers = [0, 1, 2, 3, 15, 16];
  for (const count of [5, 11, 20]) {
    const those = newcomers.slice(0, newcomerPlaces(count));
    const placed = withNewcomers(ranked.slice(0, count), those, count, turn);
    expect([placed[4], placed[10]]).toEqual([15, count > 10 ? 16 : undefined]);
  }
});
