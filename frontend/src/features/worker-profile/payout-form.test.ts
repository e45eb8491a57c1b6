import { describe, expect, it } from 'vitest';
import { formProblems } from '../../forms/form-problems.ts';
import { PayoutForm } from './payout-form.ts';

const empty = { method: 'gcash', phone: '', account: '', bank: '', name: 'Jun Bautista' } as const;

describe('payout form', () => {
  it('requires a mobile number for a wallet', () => {
    expect(formProblems(PayoutForm, empty)).toEqual({ phone: 'required' });
    expect(formProblems(PayoutForm, { ...empty, phone: '+63917123' })).toEqual({ phone: 'phoneWrong' });
    expect(PayoutForm.parse({ ...empty, method: 'maya', phone: '+639171234821' })).toEqual({
      method: 'maya',
      account: '+639171234821',
      name: 'Jun Bautista',
    });
  });

  it('requires digits and the bank’s name for a bank', () => {
    const bank = { ...empty, method: 'bank' } as const;
    expect(formProblems(PayoutForm, bank)).toEqual({ account: 'required', bank: 'required' });
    expect(formProblems(PayoutForm, { ...bank, account: '12-34', bank: 'BPI' })).toEqual({ account: 'wrong' });
    expect(PayoutForm.parse({ ...bank, account: '0012 3456-7890', bank: ' BPI ' })).toEqual({
      method: 'bank',
      account: '001234567890',
      bank: 'BPI',
      name: 'Jun Bautista',
    });
  });

  it('requires a name', () => {
    expect(formProblems(PayoutForm, { ...empty, phone: '+639171234821', name: ' ' })).toEqual({ name: 'required' });
  });
});
