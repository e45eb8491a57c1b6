import { expect, it } from 'vitest';
import { payoutAdjustments, receiptWord } from './payout-text.ts';

it.each([
  ['scheduled', 'toPay'],
  ['accruing', 'toPay'],
  ['failed', 'toPay'],
  ['paid', 'paidOut'],
  ['reversed', 'line_reversed'],
  ['carried', 'line_carried'],
] as const)('calls the receipt of a %s payout %s', (status, word) => {
  expect(receiptWord({ status })).toBe(word);
});

it.each([
  [2_150_00, -268_75, 1_231_25, -650_00],
  [1_000_00, -120_00, 880_00, 0],
  [500_00, -60_00, 640_00, 200_00],
])('computes the rest of gross %i, commission %i and amount %i as %i', (gross, commission, amount, rest) => {
  expect(payoutAdjustments({ gross, commission, amount })).toBe(rest);
  expect(gross + commission + rest).toBe(amount);
});
