import { expect, it } from 'vitest';
import type { managePayoutsEn } from './manage-payouts.en.ts';
import { earningWeekText, sentText, transferableSums } from './payout-list.ts';

it('excludes debts from the sums, which are never negative', () => {
  expect(transferableSums({ amount: -300_00, unpaid: -300_00, owed: 500_00 })).toEqual({
    amount: 200_00,
    unpaid: 200_00,
    owed: 500_00,
  });
});

it('shows, for a past Friday, how many payouts were sent and how many had nothing to send', () => {
  const t = (key: keyof typeof managePayoutsEn, values = {}) => `${key} ${JSON.stringify(values)}`;
  const sums = { amount: 900_00, unpaid: 0, owed: 0 };
  expect(sentText(t, { ...sums, sent: 6, carried: 11 })).toBe('sentAndCarried {"sent":6,"carried":11}');
  expect(sentText(t, { ...sums, sent: 6, carried: 0 })).toBe('allSent {}');
  expect(sentText(t, { ...sums, unpaid: 100_00, sent: 5, carried: 11 })).toBe('notSent {"amount":"₱100"}');
});

it('shows that a Friday is still growing, and what happens to a debt', () => {
  const t = (key: keyof typeof managePayoutsEn, values = {}) => `${key} ${JSON.stringify(values)}`;
  expect(earningWeekText(t, 0)).toBe('gathering {}');
  expect(earningWeekText(t, 500_00)).toBe('gatheringOwed {"amount":"₱500.00"}');
});
