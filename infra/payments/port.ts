/** Methods of a provider; cash and bank transfers need none. */
export type CarriedMethod = 'gcash' | 'maya' | 'card';

/** Limits of one payment by a method, and the smallest refund. */
export type MethodLimits = { leastCentavos: number; mostCentavos: number; leastRefundCentavos: number };

/** A payment attempt. Amounts in centavos. */
export type NewPayment = {
  /** Our id, the idempotency key of the start. */
  attemptId: string;
  bookingId: string;
  amountCentavos: number;
  method: CarriedMethod;
  /** Shown to the payer: "Kitchen tap repair, SK-7F3K2". */
  description: string;
  /** Path on Suki's site to which the payer returns. */
  returnPath: string;
  phone?: string | undefined;
};

/** Result of a payment attempt. */
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

/** Result of a refund. `reference`: the provider's id. */
export type RefundOutcome =
  | { status: 'pending' }
  | { status: 'settled'; reference: string }
  | { status: 'failed'; reason: string };

/** A refund made in the provider's dashboard. */
export type ProviderRefund = {
  attemptId: string;
  method: CarriedMethod;
  providerPaymentId: string;
  amountCentavos: number;
};

/** A webhook's event. A repeated delivery has the same `eventId`. */
export type ProviderEvent = { eventId: string; bookingId: string } & (
  | { kind: 'payment'; attemptId: string; method: CarriedMethod; providerPaymentId: string; outcome: PaymentOutcome }
  /** Without `made`: a refund that Suki issued. */
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
  /** Idempotent by refund id: a repeat returns the current outcome. */
  refund(refund: NewRefund): Promise<RefundOutcome>;
  /** null: not from the provider (wrong signature, too old, malformed). Irrelevant events are omitted. */
  readWebhook(webhook: Webhook): Promise<ProviderEvent[] | null>;
};

/** A permanent refusal by the provider. */
export class PaymentRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PaymentRefused';
  }
}
