import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNewcomersPlace, newcomersPlaces, withNewcomers } from './fair-places.ts';

const days = Array.from({ length: 2000 }, (_, day) => `day ${day}\ntubero`);

it('new workers get a fifth of the first places, a place on every first page and one of every ten after it', () => {
  const shareOfFirst = days.filter((turn) => isNewcomersPlace(0, turn)).length / days.length;
  expect(shareOfFirst).toBeGreaterThan(0.17);
  expect(shareOfFirst).toBeLessThan(0.23);
  for (const turn of days.slice(0, 100)) {
    const places = Array.from({ length: 40 }, (_, place) => place).filter((place) => isNewcomersPlace(place, turn));
    expect(places.map((place) => Math.floor(place / 10))).toEqual([0, 1, 2, 3]);
    expect(places[0]).toBeLessThan(5);
  }
});

it('everybody has one place, the same on whichever page', () => {
  const anyList = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 60 });
  fc.assert(
    fc.property(anyList, fc.func(fc.boolean()), fc.string(), (ranked, isNew, turn) => {
      const newcomers = ranked.filter((one) => isNew(one)).toReversed();
      const whole = withNewcomers(ranked, newcomers, ranked.length, turn);
      expect(new Set(whole)).toEqual(new Set(ranked));
      expect(whole).toHaveLength(ranked.length);
      for (let count = 0; count <= ranked.length; count++)
        expect(withNewcomers(ranked.slice(0, count), newcomers.slice(0, newcomersPlaces(count)), count, turn)).toEqual(
          whole.slice(0, count),
        );
    }),
  );
});
