import { expect, it } from 'vitest';
import { newPackage, packagesIn, rowsOf, seasonIn, moveRow } from './package-rows.ts';

const two = {
  id: 'two',
  name: '2 units',
  names: { fil: '2 unit' },
  price: 1400_00,
  durationMinutes: 150,
  includes: ['Filter', 'Drain'],
  isActive: true,
};

it('sends unedited packages as they were read', () => {
  expect(packagesIn(rowsOf([two]))).toEqual([two]);
});

it('accepts a season with both days in order, or none', () => {
  expect(seasonIn({ from: '', to: '' })).toBeNull();
  expect(seasonIn({ from: '2026-11-01', to: '2026-12-31' })).toEqual({ from: '2026-11-01', to: '2026-12-31' });
  expect(seasonIn({ from: '2026-12-31', to: '2026-11-01' })).toBeUndefined();
  expect(seasonIn({ from: '', to: '2026-11-01' })).toBeUndefined();
});

it('swaps packages', () => {
  const rows = [...rowsOf([two]), newPackage()];
  expect(moveRow(rows, 1, -1).map(({ id }) => id)).toEqual([rows[1]?.id, 'two']);
  expect(moveRow(rows, 0, -1)).toEqual(rows);
});
