import { expect, it } from 'vitest';
import { formEn } from './form.en.ts';
import { amountWithUnit } from './amount-with-unit.ts';

const said = (value: number, unit: string) =>
  amountWithUnit({ value, unit: { en: unit, fil: unit } }, 'en', (key, values = {}) =>
    formEn[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  );

it.each([
  ['places', '1 place'],
  ['boxes', '1 box'],
  ['inches', '1 inch'],
  ['glass', '1 glass'],
  ['sqm', '1 sqm'],
])('formats one of %s as %s', (unit, words) => {
  expect(said(1, unit)).toBe(words);
});

it('keeps several as written', () => {
  expect(said(3, 'places')).toBe('3 places');
});
