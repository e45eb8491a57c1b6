import type { PaymentMethod } from '#contracts/roles.ts';

/** The key of a payment method's name in `paymentMethodText`. */
export const methodWord = {
  gcash: 'gcash',
  maya: 'maya',
  card: 'card',
  bank_transfer: 'bankTransfer',
  cash: 'cash',
} as const satisfies Record<PaymentMethod, string>;
