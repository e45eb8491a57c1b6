import type { PaymentEvent } from '#contracts/events/payment.ts';
import { foldPayment, nothingPaid, type PaymentState } from '#contracts/payment/payment-fold.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';

export type { PaymentState };

export const paymentDecider: Fold<PaymentState, PaymentEvent> = { initialState: nothingPaid, evolve: foldPayment };
