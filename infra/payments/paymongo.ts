import type * as z from 'zod/mini';
import { createPayMongoApi, type PayMongoApi } from './paymongo-api.ts';
import { readPayMongoEvents } from './paymongo-events.ts';
import {
  CheckoutResource,
  IntentResource,
  MethodResource,
  PaymentResource,
  RefundResource,
} from './paymongo-shapes.ts';
import { outcomeOfIntent, outcomeOfRefund, paidOf, refundIdOf } from './paymongo-outcomes.ts';
import { type NewPayment, type NewRefund, PaymentRefused, type PaymentProvider } from './port.ts';
import { providerLimits } from './provider-limits.ts';
import { isSigned, signatureParts } from './webhook-signature.ts';

const limits = providerLimits.paymongo;
const SIGNATURE_HEADER = 'paymongo-signature';

type Options = {
  secretKey: string;
  webhookSecret: string;
  /** Base of the return addresses for payers. */
  publicUrl: string;
  baseUrl?: string;
  timeoutMs?: number;
  pauses?: { firstPauseMs: number; longestPauseMs: number };
};

/** PayMongo's names of the methods. */
const wallets = { gcash: 'gcash', maya: 'paymaya' } as const;

/**
 * Payments by PayMongo: each is a payment intent with our ids as metadata. GCash and Maya are attached here and
 * approved on the wallet's page; cards are entered on PayMongo's hosted checkout, so Suki never receives a card number.
 */
export function createPayMongo({
  secretKey,
  webhookSecret,
  publicUrl,
  baseUrl = 'https://api.paymongo.com/v1',
  timeoutMs = 10_000,
  pauses = { firstPauseMs: 300, longestPauseMs: 3000 },
}: Options): PaymentProvider {
  const api = createPayMongoApi({ baseUrl, secretKey, timeoutMs, pauses });
  const mode = secretKey.startsWith('sk_live_') ? 'li' : 'te';
  const intent = (id: string) => api.get(`/payment_intents/${encodeURIComponent(id)}`, IntentResource);
  const payment = (id: string) => api.get(`/payments/${encodeURIComponent(id)}`, PaymentResource);

  return {
    name: 'paymongo',
    limits,
    async start(wanted) {
      const { method, amountCentavos } = wanted;
      // PayMongo would start such a payment and fail it after the payer's approval.
      if (amountCentavos > limits[method].mostCentavos) throw new PaymentRefused('The amount is too high.');
      return method === 'card'
        ? startCheckout(api, wanted, publicUrl)
        : startWallet(api, wanted, wallets[method], publicUrl);
    },
    lookup: async (id) => outcomeOfIntent(await intent(id)),
    async refund(refund) {
      const paid = paidOf(await intent(refund.providerPaymentId));
      if (!paid) throw new PaymentRefused('Nothing was paid');
      // The response may have been lost: an existing refund with our id is not made again.
      const known = paid.refunds.find((one) => refundIdOf(one) === refund.refundId);
      return outcomeOfRefund(known ?? (await startRefund(api, refund, paid.id)));
    },
    async readWebhook({ headers, rawBody, now }) {
      const { t: seconds, [mode]: signature } = signatureParts(headers[SIGNATURE_HEADER]);
      return isSigned({ secret: webhookSecret, seconds, signature, rawBody, now })
        ? readPayMongoEvents(rawBody, { intent, payment })
        : null;
    },
  };
}

async function startWallet(
  api: PayMongoApi,
  { attemptId, bookingId, amountCentavos, description, phone, returnPath }: NewPayment,
  type: 'gcash' | 'paymaya',
  publicUrl: string,
) {
  const created = await api.post(
    '/payment_intents',
    {
      amount: amountCentavos,
      currency: 'PHP',
      capture_type: 'automatic',
      payment_method_allowed: [type],
      description,
      statement_descriptor: 'SUKI',
      metadata: { bookingId, attemptId },
    },
    `${attemptId}-intent`,
    IntentResource,
  );
  const method = await api.post(
    '/payment_methods',
    { type, ...(phone && { billing: { phone } }) },
    `${attemptId}-method`,
    MethodResource,
  );
  const attached = await api.post(
    `/payment_intents/${created.id}/attach`,
    { payment_method: method.id, return_url: `${publicUrl}${returnPath}` },
    `${attemptId}-attach`,
    IntentResource,
  );
  const nextUrl = attached.attributes.next_action?.redirect?.url;
  // Approved without a page: the payer returns at once.
  return { providerPaymentId: created.id, nextUrl: nextUrl ?? `${publicUrl}${returnPath}` };
}

async function startCheckout(
  api: PayMongoApi,
  { attemptId, bookingId, amountCentavos, description, returnPath }: NewPayment,
  publicUrl: string,
) {
  const back = `${publicUrl}${returnPath}`;
  const session = await api.post(
    '/checkout_sessions',
    {
      line_items: [{ name: description, amount: amountCentavos, currency: 'PHP', quantity: 1 }],
      payment_method_types: ['card'],
      description,
      statement_descriptor: 'SUKI',
      reference_number: attemptId,
      success_url: back,
      cancel_url: back,
      send_email_receipt: false,
      metadata: { bookingId, attemptId },
    },
    `${attemptId}-checkout`,
    CheckoutResource,
  );
  return { providerPaymentId: session.attributes.payment_intent.id, nextUrl: session.attributes.checkout_url };
}

function startRefund(
  api: PayMongoApi,
  { refundId, bookingId, amountCentavos }: NewRefund,
  paymentId: string,
): Promise<z.output<typeof RefundResource>> {
  return api.post(
    '/refunds',
    {
      amount: amountCentavos,
      payment_id: paymentId,
      reason: 'others',
      notes: refundId,
      metadata: { bookingId, refundId },
    },
    refundId,
    RefundResource,
  );
}
