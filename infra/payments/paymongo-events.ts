import * as z from 'zod/mini';
import { derivedId } from '../eventing/ids.ts';
import { outcomeOfPayment, outcomeOfRefund, refundIdOf, refundsOf } from './paymongo-outcomes.ts';
import { type IntentResource, PaymentResource, RefundResource, WebhookBody } from './paymongo-shapes.ts';
import type { CarriedMethod, ProviderRefund, ProviderEvent } from './port.ts';
import { readJson } from './read-json.ts';

type Intent = z.output<typeof IntentResource>;
type Payment = z.output<typeof PaymentResource>;
/** Reads the current state from PayMongo. */
type Ask = { intent: (id: string) => Promise<Intent>; payment: (id: string) => Promise<Payment> };
type Notice = { eventId: string; about: unknown; ask: Ask };

/** Readers by event type. Other types are ignored. */
const readers: Record<string, (told: Notice) => Promise<ProviderEvent[]>> = {
  'payment.paid': paymentEvents,
  'payment.failed': paymentEvents,
  'payment.refunded': refundsOfPayment,
  'payment.refund.updated': refundUpdated,
};

const methods: Record<string, CarriedMethod> = { gcash: 'gcash', paymaya: 'maya', card: 'card' };

/** null if the body is invalid. A payment intent has our ids in its metadata. */
export async function readPayMongoEvents(rawBody: Uint8Array, ask: Ask): Promise<ProviderEvent[] | null> {
  const body = z.safeParse(WebhookBody, readJson(rawBody));
  if (!body.success) return null;
  const { id: eventId, attributes } = body.data.data;
  const read = Object.hasOwn(readers, attributes.type) ? readers[attributes.type] : undefined;
  return read ? read({ eventId, about: attributes.data, ask }) : [];
}

async function paymentEvents({ eventId, about, ask }: Notice): Promise<ProviderEvent[]> {
  const payment = z.safeParse(PaymentResource, about);
  const intentId = payment.data?.attributes.payment_intent_id;
  if (!payment.success || !intentId) return [];
  // The intent has our ids; it is not documented that payments repeat them.
  const ids = idsOf(await ask.intent(intentId));
  if (!ids) return [];
  return [{ eventId, kind: 'payment', ...ids, providerPaymentId: intentId, outcome: outcomeOfPayment(payment.data) }];
}

async function refundsOfPayment({ eventId, about, ask }: Notice): Promise<ProviderEvent[]> {
  const payment = z.safeParse(PaymentResource, about);
  return payment.success ? refundEvents(eventId, payment.data, ask) : [];
}

async function refundUpdated({ eventId, about, ask }: Notice): Promise<ProviderEvent[]> {
  const refund = z.safeParse(RefundResource, about);
  const paymentId = refund.data?.attributes.payment_id;
  return paymentId ? refundEvents(eventId, await ask.payment(paymentId), ask, refund.data?.id) : [];
}

/**
 * Webhooks arrive late and unordered, so refunds (all, or one) are read from PayMongo. A refund from its dashboard may
 * be reported before the payment; then the payment comes first.
 */
async function refundEvents(eventId: string, told: Payment, ask: Ask, only?: string): Promise<ProviderEvent[]> {
  const intentId = told.attributes.payment_intent_id;
  if (!intentId) return [];
  const intent = await ask.intent(intentId);
  const ids = idsOf(intent);
  if (!ids) return [];
  const now = intent.attributes.payments?.find(({ id }) => id === told.id);
  const refunds = refundsOf(now?.attributes.refunds?.length ? now : told).filter(({ id }) => !only || id === only);
  const events = refunds.map((refund) => refundEvent(eventId, refund, { ...ids, providerPaymentId: intentId }));
  if (!events.some((event) => event.made)) return events;
  const outcome = { status: 'received' as const, amountCentavos: told.attributes.amount };
  return [{ eventId: `${eventId}:paid`, kind: 'payment', ...ids, providerPaymentId: intentId, outcome }, ...events];
}

type PaymentRefund = Omit<ProviderRefund, 'amountCentavos'> & { bookingId: string };

function refundEvent(
  eventId: string,
  refund: z.output<typeof RefundResource>,
  { bookingId, ...payment }: PaymentRefund,
): Extract<ProviderEvent, { kind: 'refund' }> {
  const { id, attributes } = refund;
  const ours = refundIdOf(refund);
  return {
    // A notice after a change of status is another event.
    eventId: `${eventId}:${id}:${attributes.status}`,
    kind: 'refund',
    bookingId,
    refundId: ours ?? derivedId('paymongo refund', id),
    ...(ours === null && { made: { ...payment, amountCentavos: attributes.amount } }),
    outcome: outcomeOfRefund(refund),
  };
}

/** Our ids from the intent; null for a payment that Suki did not start. */
function idsOf({
  attributes: { metadata, payment_method_allowed: allowed },
}: Intent): { bookingId: string; attemptId: string; method: CarriedMethod } | null {
  const { bookingId, attemptId } = metadata ?? {};
  const method = methods[allowed?.[0] ?? ''] ?? 'card';
  return typeof bookingId === 'string' && typeof attemptId === 'string' ? { bookingId, attemptId, method } : null;
}
