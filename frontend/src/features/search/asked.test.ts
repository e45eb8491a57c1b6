import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, type Asked, askedIn, filtersIn, noFilters, nothingOf } from './asked.ts';

const nothing = askedIn(new URLSearchParams());
const words = fc.string({ maxLength: 40 }).map((text) => text.trim());
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((number) => number || 0);

const anyAsked: fc.Arbitrary<Asked> = fc.record({
  q: words,
  serviceId: words,
  minPrice: fc.option(fc.nat(1_000_00)),
  maxPrice: fc.option(fc.nat(1_000_00)),
  minRating: fc.option(fc.constantFrom(4, 4.5, 5)),
  language: words,
  freeOn: fc.constantFrom('', '2026-11-25'),
  place: fc.option(
    fc.record({
      name: fc.constantFrom('Kapitolyo, Pasig', 'Near me'),
      city: fc.constantFrom('Pasig', 'Cebu City'),
      province: fc.constantFrom('', 'Metro Manila'),
      pin: fc.option(fc.record({ lat: degrees(90), lng: degrees(180) })),
    }),
  ),
  sort: fc.constantFrom('best', 'rating', 'price', 'nearest', 'soonest'),
  page: fc.integer({ min: 1, max: 99 }),
  view: fc.constantFrom('list', 'map'),
});

describe('the address of a search', () => {
  it('whatever is looked for comes back from it', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(askedIn(new URLSearchParams(addressOf(asked).toString()))).toEqual(asked);
      }),
    );
  });

  it('says nothing of what is as usual, and leaves alone what is not its own', () => {
    expect(addressOf({ ...nothing, q: 'tubero' }).toString()).toBe('q=tubero');
    expect(addressOf(nothing, new URLSearchParams('show=suki&q=tubero&page=3')).toString()).toBe('show=suki');
  });

  it('says pesos, and what makes no sense is left out', () => {
    expect(addressOf({ ...nothing, minPrice: 450_50 }).toString()).toBe('minPrice=450.5');
    expect(
      askedIn(new URLSearchParams('minPrice=x&maxPrice=-1&minRating=9&freeOn=soon&sort=worst&page=-1&lat=14.5&lng=')),
    ).toEqual(nothing);
  });
});

it('each filter that is set is named, and can be taken away by itself', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const set = filtersIn(asked);
      for (const name of set)
        expect(filtersIn({ ...asked, ...nothingOf[name] })).toEqual(set.filter((other) => other !== name));
      expect(filtersIn({ ...asked, ...noFilters })).toEqual([]);
    }),
  );
});
