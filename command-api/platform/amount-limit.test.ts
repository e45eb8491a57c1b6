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

  it('may be said', () => {
    expect(decide(1_000_00)).toEqual([{ amount: 1_000_00 }]);
  });

  it('may not be passed, by any of several', () => {
    expect(decide(1_00, 1_000_01)).toEqual(
      refuse('amount_too_high', 'The highest amount is ₱1,000.', { maximumAmount: 1_000_00 }),
    );
  });

  it('does not hinder what changes nothing, or is refused for another reason', () => {
    expect(decide()).toEqual([]);
    expect(withinAmountLimit(refuse('not_found'), settings, () => [Infinity])).toEqual(refuse('not_found'));
  });

  it('is ₱200,000 unless an admin says otherwise', () => {
    expect(defaultSettings.maximumAmount).toBe(200_000_00);
  });
});
