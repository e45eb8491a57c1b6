import { describe, expect, it } from 'vitest';
import { formatPesoShort } from '../money.ts';
import { priceChange, priceChangeInWords, rateChanges } from './price-change.ts';

describe('a price', () => {
  it('is shown with the earlier one after a change', () => {
    expect(priceChange(90_000, 66_600)).toBe('₱900.00 → ₱666.00');
    expect(priceChange(90_000, 66_650, formatPesoShort)).toBe('₱900 → ₱666.50');
  });

  it.each([null, undefined, 66_600])('is shown alone when it was %s', (before) => {
    expect(priceChange(before, 66_600)).toBe('₱666.00');
    expect(priceChangeInWords(before, 66_600, 'en')).toBe('₱666');
  });

  it.each([
    ['en', '₱666 instead of ₱900'],
    ['fil-PH', '₱666 imbes na ₱900'],
    ['ceb-PH', '₱666 imbes nga ₱900'],
    ['ja-JP', '₱666 instead of ₱900'],
  ])('that changed is said in a sentence of %s', (locale, words) => {
    expect(priceChangeInWords(90_000, 66_600, locale)).toBe(words);
  });
});

describe('a worker’s rates', () => {
  const now = {
    workerId: 'w1',
    accountId: 'a1',
    basePriceCentavos: 66_600,
    hourlyRateCentavos: null,
    ratesCentavos: { tap: 70_000, tv: 80_000 },
  };

  it('list only changed ones', () => {
    const before = {
      basePriceCentavos: 90_000,
      hourlyRateCentavos: 20_000,
      ratesCentavos: { tap: 70_000, sink: 50_000 },
    };
    expect(rateChanges({ ...now, before, serviceNames: { tv: 'TV mounting', sink: 'Sink repair' } })).toEqual([
      { what: 'base', before: 90_000, after: 66_600 },
      { what: 'hourly', before: 20_000, after: null },
      { what: { service: 'Sink repair' }, before: 50_000, after: null },
      { what: { service: 'TV mounting' }, before: null, after: 80_000 },
    ]);
  });

  it('lack earlier values in old events', () => {
    expect(rateChanges(now)).toBeNull();
  });
});
