import { expect, it } from 'vitest';
import { newSubcategory, rowsOf, subcategoriesIn } from './subcategory-rows.ts';

const aircon = { id: 'aircon', name: 'Aircon', names: { fil: 'Air-con' }, isActive: true };

it('come back as they were read', () => {
  expect(subcategoriesIn(rowsOf([aircon]))).toEqual([aircon]);
});

it('are new with an id of their own, and leave out a language that nobody wrote', () => {
  const [one, other] = [newSubcategory(), newSubcategory()];
  expect(one.id).not.toBe(other.id);
  expect(subcategoriesIn([{ ...one, name: 'Taps', fil: ' ' }])).toEqual([
    { id: one.id, name: 'Taps', names: {}, isActive: true },
  ]);
});
