import { expect, it } from 'vitest';
import { newSubcategory, rowsOf, subcategoriesIn } from './subcategory-rows.ts';

const aircon = { id: 'aircon', name: 'Aircon', names: { fil: 'Air-con' }, isActive: true };

it('converts rows back to the subcategories read', () => {
  expect(subcategoriesIn(rowsOf([aircon]))).toEqual([aircon]);
});

it('gives new rows their own ids, and omits missing languages', () => {
  const [one, other] = [newSubcategory(), newSubcategory()];
  expect(one.id).not.toBe(other.id);
  expect(subcategoriesIn([{ ...one, name: 'Taps', fil: ' ' }])).toEqual([
    { id: one.id, name: 'Taps', names: {}, isActive: true },
  ]);
});
