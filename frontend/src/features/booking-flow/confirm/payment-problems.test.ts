import { expect, it } from 'vitest';
import { paymentProblems } from './payment-problems.ts';

it('accepts a mobile number for wallets and digits for banks', () => {
  expect(paymentProblems('gcash', { account: '+639171234821', name: 'Andrea Reyes' })).toEqual({});
  expect(paymentProblems('bank_transfer', { account: '0012-3456 78', name: 'Andrea Reyes' })).toEqual({});
});

it('reports missing and invalid values', () => {
  expect(paymentProblems('maya', undefined)).toEqual({ account: 'numberMissing', name: 'nameMissing' });
  expect(paymentProblems('gcash', { account: '+63281234567', name: 'A' })).toEqual({ account: 'numberWrong' });
  expect(paymentProblems('bank_transfer', { account: '123', name: ' ' })).toEqual({
    account: 'accountWrong',
    name: 'nameMissing',
  });
});
