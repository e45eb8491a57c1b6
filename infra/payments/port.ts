/** Methods that a provider carries; cash and bank transfers come without one. */
export type CarriedMethod = 'gcash' | 'maya' | 'card';

/** What one payment by a method may come to, and the least that is sent back of one. */
export type MethodLimits = { leastCentavos: number; mostCentavos: number; leastRefundCentavos: number };

/** One try to pay. Amounts in centavos. */
export type NewPayment = {
  /** Ours; begun twice under the same id, it is one payment. */
  attemptId: string;
  bookingId: string;
  amountCentavos: number;
  method: CarriedMethod;
  /** What the payer reads: "Kitchen tap repair, SK-7F3K2". */
  description: string;
  /** Path on Suki's own site where the payer comes back to. */
  returnPath: string;
  phone?: string | undefined;
};

/** What became of a payment. */
export type PaymentOutcome =
  | { status: 'processing' }
  | { status: 'received'; amountCentavos: number }
  | { status: 'failed'; reason: string };

export type NewRefund = {
  refundId: string;
  bookingId: string;
  providerPaymentId: string;
  amountCentavos: number;
  reason: string;
};

/** What became of a refund; `reference` is what the provider knows it by. */
export type RefundOutcome =
  | { status: 'pending' }
  | { status: 'settled'; reference: string }
  | { status: 'failed'; reason: string };

/** A refund made in the provider's dashboard: its amount. */
export type ProviderRefund = {
  attemptId: string;
  method: CarriedMethod;
  providerPaymentId: string;
  amountCentavos: number;
};

/** What a provider tells by webhook. `eventId` is the same when it tells it again. */
export type ProviderEvent = { eventId: string; bookingId: string } & (
  | { kind: 'payment'; attemptId: string; method: CarriedMethod; providerPaymentId: string; outcome: PaymentOutcome }
  /** Without `made` it is one of ours. */
  | { kind: 'refund'; refundId: string; made?: ProviderRefund; outcome: RefundOutcome }
);

export type Webhook = { headers: Readonly<Record<string, string | undefined>>; rawBody: Uint8Array; now: Date };

/**
 * Provider of GCash, Maya and card payments. `start`, `lookup` and `refund` throw EngineUnavailable if the provider
 * is unreachable (retryable) and PaymentRefused if it rejects the request permanently.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'paymongo';
  /** `start` and `refund` reject amounts outside these limits. */
  limits: Readonly<Record<CarriedMethod, MethodLimits>>;
  start(
    payment: NewPayment,
  ): Promise<{ providerPaymentId: string; /** The page where the payer approves. */ nextUrl: string }>;
  lookup(providerPaymentId: string): Promise<PaymentOutcome>;
  /** Asked again under the same refund id, it tells how that refund stands now. */
  refund(refund: NewRefund): Promise<RefundOutcome>;
  /** null: not from the provider (wrong signature, too old, not readable). Events that mean nothing to us are left out. */
  readWebhook(webhook: Webhook): Promise<ProviderEvent[] | null>;
};

/** The provider says no, and would say no again. */
export class PaymentRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PaymentRefused';
  }
}
