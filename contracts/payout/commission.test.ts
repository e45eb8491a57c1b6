import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOn, takeHomeOf } from './commission.ts';

describe('the commission', () => {
  it.each([
    [1000_00, 12, 120_00],
    [1, 12, 0],
    [4, 12.5, 1],
    [50, 1, 1],
    [49, 1, 0],
    [99999, 12.5, 12500],
    [100_000_000_00, 50, 50_000_000_00],
    [333_33, 12, 4000],
    [1000_00, 0, 0],
    [100, 0.5, 1],
    [99, 0.5, 0],
  ])('on %i at %f%% is %i, rounded half up', (gross, percent, commission) => {
    expect(commissionOn(gross, percent)).toBe(commission);
  });

  it('is within half a centavo of the exact share for any percentage', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000_00), fc.integer({ min: 0, max: 500_000 }), (gross, units) => {
        const commission = commissionOn(gross, units / 10_000);
        const twice = 2n * 1_000_000n * BigInt(commission) - 2n * BigInt(gross) * BigInt(units);
        expect(twice > -1_000_000n && twice <= 1_000_000n).toBe(true);
      }),
    );
  });
});

it('adds up with the take-home to the whole amount, to the centavo', () => {
  expect(takeHomeOf(950_00, 12)).toEqual({ percent: 12, commission: 114_00, takeHome: 836_00 });
  fc.assert(
    fc.property(fc.nat(100_000_000_00), fc.integer({ min: 0, max: 500_000 }), (due, units) => {
      const { commission, takeHome } = takeHomeOf(due, units / 10_000);
      expect([commission + takeHome, takeHome >= 0]).toEqual([due, true]);
    }),
  );
});
