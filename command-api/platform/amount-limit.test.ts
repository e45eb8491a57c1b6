import { describe, expect, it } from 'vitest';
import { refuse } from '#contracts/refusal.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { withinAmountLimit } from './amount-limit.ts';

type Offered = { amount: number };

describe('the highest amount', () => {
  const settings = { maximumAmount: 1_000_00 };
  const decide = (...amounts: number[]) =>
    withinAmountLimit<Offered>(
      amounts.map((amount) => ({ amount })),
      settings,
      ({ amount }) => [amount],
    );

  it('is accepted', () => {
    expect(decide(1_000_00)).toEqual([{ amount: 1_000_00 }]);
  });

  it('is refused when any of several amounts exceeds it', () => {
    expect(decide(1_00, 1_000_01)).toEqual(
      refuse('amount_too_high', 'The highest amount is ₱1,000.', { maximumAmount: 1_000_00 }),
    );
  });

  it('does not affect decisions without events or with another refusal', () => {
    expect(decide()).toEqual([]);
    expect(withinAmountLimit(refuse('not_found'), settings, () => [Infinity])).toEqual(refuse('not_found'));
  });

  it('defaults to ₱200,000', () => {
    expect(defaultSettings.maximumAmount).toBe(200_000_00);
  });
});
