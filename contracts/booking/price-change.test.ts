import { expect, it } from 'vitest';
import { priceChangeInWords } from './price-change.ts';

it.each([
  ['en', '₱666 instead of ₱900'],
  ['fil-PH', '₱666 imbes na ₱900'],
  ['ceb-PH', '₱666 imbes nga ₱900'],
  ['ja-JP', '₱666 instead of ₱900'],
])('says a changed price in a sentence of %s', (locale, words) => {
  expect(priceChangeInWords(90_000, 66_600, locale)).toBe(words);
});

it('says the price alone where nothing else was known before', () => {
  expect([null, undefined, 66_600].map((before) => priceChangeInWords(before, 66_600, 'en'))).toEqual([
    '₱666',
    '₱666',
    '₱666',
  ]);
});
