import { describe, expect, it } from 'vitest';
import { amountDoubt, doubtWords } from './amount-doubt.ts';

describe('an amount far from the one that it replaces', () => {
  it.each([
    { amount: 750_600_00, replaces: 600_00, doubt: 'muchMore' },
    { amount: 1800_00, replaces: 600_00, doubt: 'muchMore' },
    { amount: 1799_99, replaces: 600_00, doubt: null },
    { amount: 600_00, replaces: 600_00, doubt: null },
    { amount: 200_01, replaces: 600_00, doubt: null },
    { amount: 200_00, replaces: 600_00, doubt: 'muchLess' },
    { amount: 60_00, replaces: 600_00, doubt: 'muchLess' },
    { amount: 750_00, replaces: null, doubt: null },
    { amount: 750_00, replaces: 0, doubt: null },
  ])('judges $amount for $replaces as $doubt', ({ amount, replaces, doubt }) => {
    expect(amountDoubt(amount, replaces)).toBe(doubt);
  });

  it('is described with both amounts and their ratio', () => {
    expect(doubtWords(750_600_00, 600_00)).toEqual({ amount: '₱750,600', replaces: '₱600', times: '1,251' });
    expect(doubtWords(60_00, 210_00)).toEqual({ amount: '₱60', replaces: '₱210', times: '3.5' });
  });
});
