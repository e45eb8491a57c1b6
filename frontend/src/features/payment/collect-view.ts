import type { BookingPayment } from '#contracts/views/payment.ts';
import type { collectEn } from './collect.en.ts';
import { payableNow, payState } from './pay-view.ts';

type PaymentFacts = Pick<
  BookingPayment,
  'status' | 'method' | 'purpose' | 'requested' | 'owed' | 'received' | 'refunded'
>;

/** State of the payment for the worker: text key and amount in centavos. */
export function collectView(payment: PaymentFacts): { word: keyof typeof collectEn; amount: number } {
  const isCash = payment.method === 'cash';
  const due = payableNow(payment);
  const kept = payment.received - payment.refunded;
  const words = {
    'not-asked': { word: 'notAsked', amount: due },
    asked: { word: requestedWord(payment, isCash), amount: due },
    'at-provider': { word: 'onItsWay', amount: due },
    transfer: { word: 'transfer', amount: due },
    'by-hand': { word: 'byHand', amount: due },
    failed: { word: payment.method === 'bank_transfer' ? 'transferNotFound' : 'failed', amount: due },
    arrived: { word: isCash ? 'arrivedCash' : 'arrived', amount: kept },
    checked: { word: isCash ? 'checkedCash' : 'checked', amount: kept },
    nothing: { word: 'nothing', amount: 0 },
  } as const;
  return words[payState(payment)];
}

function requestedWord({ purpose }: PaymentFacts, isCash: boolean) {
  if (isCash) return 'askedCash';
  return purpose === 'cancellation_fee' ? 'askedFee' : 'asked';
}
