import * as z from 'zod/mini';
import { outcomeOfPayment, outcomeOfRefund, refundIdOf, refundsOf } from './paymongo-outcomes.ts';
import { type IntentResource, PaymentResource, RefundResource, WebhookBody } from './paymongo-shapes.ts';
import type { CarriedMethod, ProviderEvent } from './port.ts';
import { readJson } from './read-json.ts';

type Intent = z.output<typeof IntentResource>;
type Ask = (intentId: string) => Promise<Intent>;
type Told = { eventId: string; about: unknown; ask: Ask };

/** Which events are read, and how. Whatever else PayMongo tells means nothing to us. */
const readers: Record<string, (told: Told) => Promise<ProviderEvent[]>> = {
  'payment.paid': paymentEvents,
  'payment.failed': paymentEvents,
  'payment.refunded': refundsOfPayment,
  'payment.refund.updated': refundEvents,
};

const methods: Record<string, CarriedMethod> = { gcash: 'gcash', paymaya: 'maya', card: 'card' };

/** null when the body can't be read. `ask` fetches a payment intent: it holds the ids that we gave it. */
export async function readPayMongoEvents(rawBody: Uint8Array, ask: Ask): Promise<ProviderEvent[] | null> {
  const body = z.safeParse(WebhookBody, readJson(rawBody));
  if (!body.success) return null;
  const { id: eventId, attributes } = body.data.data;
  const read = Object.hasOwn(readers, attributes.type) ? readers[attributes.type] : undefined;
  return read ? read({ eventId, about: attributes.data, ask }) : [];
}

async function paymentEvents({ eventId, about, ask }: Told): Promise<ProviderEvent[]> {
  const payment = z.safeParse(PaymentResource, about);
  const intentId = payment.data?.attributes.payment_intent_id;
  if (!payment.success || !intentId) return [];
  // The intent holds the ids that we gave it; nothing says that a payment repeats them.
  const ids = idsOf(await ask(intentId));
  if (!ids) return [];
  return [{ eventId, kind: 'payment', ...ids, providerPaymentId: intentId, outcome: outcomeOfPayment(payment.data) }];
}

async function refundsOfPayment({ eventId, about, ask }: Told): Promise<ProviderEvent[]> {
  const payment = z.safeParse(PaymentResource, about);
  const intentId = payment.data?.attributes.payment_intent_id;
  if (!payment.success || !intentId) return [];
  const ids = idsOf(await ask(intentId));
  return ids ? refundsOf(payment.data).flatMap((refund) => refundEvent(eventId, refund, ids.bookingId)) : [];
}

async function refundEvents({ eventId, about }: Told): Promise<ProviderEvent[]> {
  const refund = z.safeParse(RefundResource, about);
  const bookingId = refund.data?.attributes.metadata?.bookingId;
  return refund.success && typeof bookingId === 'string' ? refundEvent(eventId, refund.data, bookingId) : [];
}

function refundEvent(eventId: string, refund: z.output<typeof RefundResource>, bookingId: string): ProviderEvent[] {
  const refundId = refundIdOf(refund);
  return refundId
    ? [{ eventId: `${eventId}:${refund.id}`, kind: 'refund', bookingId, refundId, outcome: outcomeOfRefund(refund) }]
    : [];
}

/** Our ids, as the intent carries them; null for a payment that Suki did not begin. */
function idsOf({
  attributes: { metadata, payment_method_allowed: allowed },
}: Intent): { bookingId: string; attemptId: string; method: CarriedMethod } | null {
  const { bookingId, attemptId } = metadata ?? {};
  const method = methods[allowed?.[0] ?? ''] ?? 'card';
  return typeof bookingId === 'string' && typeof attemptId === 'string' ? { bookingId, attemptId, method } : null;
}
