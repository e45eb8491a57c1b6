import { expect, it } from 'vitest';
import { payableNow, payState, payWord } from './pay-view.ts';

it('pays the requested amount, and never more than is owed', () => {
  expect(payableNow({ requested: 300_00, owed: 650_00 })).toBe(300_00);
  expect(payableNow({ requested: 650_00, owed: 350_00 })).toBe(350_00);
});

it('waits for the provider, the bank or a person, by the method', () => {
  const states = (['gcash', 'maya', 'card', 'bank_transfer', 'cash'] as const).map((method) =>
    payState({ status: 'processing', method }),
  );
  expect(states).toEqual(['at-provider', 'at-provider', 'at-provider', 'transfer', 'by-hand']);
});

it('shows the outcome by status only', () => {
  const states = (['unpaid', 'requested', 'failed', 'paid', 'verified', 'voided'] as const).map((status) =>
    payState({ status, method: 'cash' }),
  );
  expect(states).toEqual(['not-asked', 'asked', 'failed', 'arrived', 'checked', 'nothing']);
});

it('labels the button by method and earlier failure', () => {
  expect(payWord({ status: 'requested', method: 'gcash' })).toBe('pay');
  expect(payWord({ status: 'requested', method: 'cash' })).toBe('payCash');
  expect(payWord({ status: 'requested', method: 'bank_transfer' })).toBe('payTransfer');
  expect(payWord({ status: 'failed', method: 'maya' })).toBe('tryAgain');
  expect(payWord({ status: 'failed', method: 'bank_transfer' })).toBe('sendAgain');
});
