import type { PaymentProvider } from './port.ts';

/**
 * PayMongo accepts ₱20 or more, by wallets up to ₱100,000 and by cards less than ₱10,000,000
 * (https://docs.paymongo.com/docs/payment-acceptance-errors-pipm,
 * https://paymongo.help/en/articles/4318573-what-are-the-minimum-and-maximum-transaction-amounts). It refunds ₱1 or
 * more (https://developers.paymongo.com/v1/reference/refund-resource), of cards ₱10 or more
 * (https://developers.paymongo.com/docs/refund-errors). Read on 2026-11-28.
 */
const wallet = { leastCentavos: 20_00, mostCentavos: 100_000_00, leastRefundCentavos: 1_00 };
const payMongoLimits = {
  gcash: wallet,
  maya: wallet,
  card: { leastCentavos: 20_00, mostCentavos: 9_999_999_99, leastRefundCentavos: 10_00 },
};

/**
 * By provider, including one that is no longer configured but carried earlier payments. The sandbox imitates PayMongo.
 */
export const providerLimits: Record<PaymentProvider['name'], PaymentProvider['limits']> = {
  paymongo: payMongoLimits,
  sandbox: payMongoLimits,
};
