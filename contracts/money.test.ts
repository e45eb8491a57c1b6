import { expect, it } from 'vitest';
import { formatPesoLong, formatPesoShort } from './money.ts';

it.each([
  [0, '₱0', '₱0.00'],
  [1, '₱0.01', '₱0.01'],
  [49_950, '₱499.50', '₱499.50'],
  [100_000, '₱1,000', '₱1,000.00'],
  [-6_875, '-₱68.75', '-₱68.75'],
])('writes %i centavos as %s in short and as %s in long', (centavos, short, long) => {
  expect([formatPesoShort(centavos), formatPesoLong(centavos)]).toEqual([short, long]);
});
