import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, type WorkerSearch, searchInAddress, filtersIn, noFilters, emptyFilters } from './worker-search.ts';

const nothing = searchInAddress(new URLSearchParams());
const words = fc.string({ maxLength: 40 }).map((text) => text.trim());
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((number) => number || 0);

const anyAsked: fc.Arbitrary<WorkerSearch> = fc.record({
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

describe('address of a search', () => {
  it('round-trips every search', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(searchInAddress(new URLSearchParams(addressOf(asked).toString()))).toEqual(asked);
      }),
    );
  });

  it('omits defaults and keeps foreign parameters', () => {
    expect(addressOf({ ...nothing, q: 'tubero' }).toString()).toBe('q=tubero');
    expect(addressOf(nothing, new URLSearchParams('show=suki&q=tubero&page=3')).toString()).toBe('show=suki');
  });

  it('uses pesos and omits invalid values', () => {
    expect(addressOf({ ...nothing, minPrice: 450_50 }).toString()).toBe('minPrice=450.5');
    expect(
      searchInAddress(
        new URLSearchParams('minPrice=x&maxPrice=-1&minRating=9&freeOn=soon&sort=worst&page=-1&lat=14.5&lng='),
      ),
    ).toEqual(nothing);
  });
});

it('names each filter, which can be removed on its own', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const set = filtersIn(asked);
      for (const name of set)
        expect(filtersIn({ ...asked, ...emptyFilters[name] })).toEqual(set.filter((other) => other !== name));
      expect(filtersIn({ ...asked, ...noFilters })).toEqual([]);
    }),
  );
});
