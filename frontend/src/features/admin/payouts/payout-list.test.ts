import { expect, it } from 'vitest';
import type { managePayoutsEn } from './manage-payouts.en.ts';
import { gatheringText, toSendOn } from './payout-list.ts';

it('what workers owe is sent by nobody, and never makes a Friday less than nothing', () => {
  expect(toSendOn({ amount: -300_00, unpaid: -300_00, owed: 500_00 })).toEqual({
    amount: 200_00,
    unpaid: 200_00,
    owed: 500_00,
  });
});

it('a Friday that gathers says so, and what becomes of a debt', () => {
  const t = (key: keyof typeof managePayoutsEn, values = {}) => `${key} ${JSON.stringify(values)}`;
  expect(gatheringText(t, 0)).toBe('gathering {}');
  expect(gatheringText(t, 500_00)).toBe('gatheringOwed {"amount":"₱500.00"}');
});
