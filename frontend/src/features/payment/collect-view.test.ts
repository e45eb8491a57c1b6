import { expect, it } from 'vitest';
import type { BookingPayment } from '#contracts/views/payment.ts';
import { collectView } from './collect-view.ts';

const payment = {
  status: 'requested',
  method: 'gcash',
  purpose: 'job',
  requested: 500_00,
  owed: 800_00,
  received: 0,
  refunded: 0,
} as const;
const at = (changes: Partial<BookingPayment>) => collectView({ ...payment, ...changes });

it('shows the worker the state of the payment', () => {
  expect(at({ status: 'unpaid', requested: 0 })).toMatchObject({ word: 'notAsked' });
  expect(at({})).toEqual({ word: 'asked', amount: 500_00 });
  expect(at({ purpose: 'cancellation_fee', requested: 150_00, owed: 150_00 })).toEqual({
    word: 'askedFee',
    amount: 150_00,
  });
  expect(at({ method: 'cash' })).toEqual({ word: 'askedCash', amount: 500_00 });
  expect(at({ status: 'processing' })).toEqual({ word: 'onItsWay', amount: 500_00 });
  expect(at({ status: 'processing', method: 'bank_transfer' })).toEqual({ word: 'transfer', amount: 500_00 });
  expect(at({ status: 'processing', method: 'cash' })).toEqual({ word: 'byHand', amount: 500_00 });
  expect(at({ status: 'failed' })).toMatchObject({ word: 'failed' });
  expect(at({ status: 'failed', method: 'bank_transfer' })).toMatchObject({ word: 'transferNotFound' });
  expect(at({ status: 'paid', requested: 0, owed: 300_00, received: 600_00, refunded: 100_00 })).toEqual({
    word: 'arrived',
    amount: 500_00,
  });
  expect(at({ status: 'paid', method: 'cash', requested: 0, received: 500_00 })).toEqual({
    word: 'arrivedCash',
    amount: 500_00,
  });
  expect(at({ status: 'verified', received: 800_00 })).toEqual({ word: 'checked', amount: 800_00 });
  expect(at({ status: 'voided' })).toMatchObject({ word: 'nothing' });
});
