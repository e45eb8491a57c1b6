import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Documents, Stored } from '../eventing/documents.ts';
import type { NewPayment, PaymentOutcome, PaymentProvider, ProviderEvent, RefundOutcome } from './port.ts';
import { PaymentRefused } from './port.ts';
import { providerLimits } from './provider-limits.ts';
import { readJson } from './read-json.ts';
import { isSigned, signatureOf, signatureParts } from './webhook-signature.ts';

export const SANDBOX_SIGNATURE = 'suki-sandbox-signature';
const COLLECTION = 'sandbox-payments';
const TRIES = 10;
const limits = providerLimits.sandbox;

export type SandboxPayment = NewPayment & { outcome: PaymentOutcome; refunds: Record<string, number> };
/** Earlier versions stored `fate` instead of `outcome`. */
type StoredPayment = Omit<SandboxPayment, 'outcome'> & { outcome?: PaymentOutcome; fate?: PaymentOutcome };

export type SignedWebhook = { headers: Record<string, string>; rawBody: string };

type Options = {
  /** Private data: a payment in progress survives a rebuild of the read models. */ documents: Documents;
  secret: string;
  now: () => Date;
};

/** The sandbox for the payer's page. */
export type Sandbox = {
  provider: PaymentProvider;
  find(id: string): Promise<SandboxPayment | null>;
  /** For demo data: approves without a webhook. */
  approve(id: string): Promise<PaymentOutcome>;
  refuse(id: string): Promise<PaymentOutcome>;
  /** The payer approves or fails a payment; the first decision counts. Resolves to the webhook about it. */
  decide(id: string, outcome: 'approve' | 'fail'): Promise<SignedWebhook | null>;
};

/**
 * Suki's own payment provider for trials: the payer approves or fails the payment on a page, refunds succeed at once,
 * and webhooks are signed like those of a real provider.
 */
export async function createSandbox({ documents, secret, now }: Options): Promise<Sandbox> {
  await documents.ensure({ name: COLLECTION });

  async function find(id: string): Promise<Stored<SandboxPayment> | null> {
    const stored = await documents.get<StoredPayment>(COLLECTION, id);
    return stored ? { ...stored, document: current(stored.document) } : null;
  }

  async function read(id: string): Promise<Stored<SandboxPayment>> {
    const stored = await find(id);
    if (!stored) throw new PaymentRefused('There is no such payment.');
    return stored;
  }

  /** Updates the stored payment with optimistic concurrency; resolves to the result. */
  async function change(id: string, to: (payment: SandboxPayment) => SandboxPayment): Promise<SandboxPayment> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const stored = await read(id);
      const document = to(stored.document);
      if (document === stored.document) return document;
      const [written] = await documents.write([
        { collection: COLLECTION, id, document, position: stored.position + 1, ifPosition: stored.position },
      ]);
      if (written) return document;
    }
    throw new Error(`The sandbox payment ${id} changed ${TRIES} times while it was being changed`);
  }

  function decided(id: string, outcome: 'approve' | 'fail'): Promise<SandboxPayment> {
    return change(id, (before) =>
      before.outcome.status === 'processing' ? { ...before, outcome: outcomeOf(before, outcome) } : before,
    );
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    limits,
    async start(payment) {
      const { leastCentavos, mostCentavos } = limits[payment.method];
      if (payment.amountCentavos < leastCentavos || payment.amountCentavos > mostCentavos)
        throw new PaymentRefused('The amount is too low or too high.');
      const id = `sbx_${payment.attemptId}`;
      const document: SandboxPayment = { ...payment, outcome: { status: 'processing' }, refunds: {} };
      await documents.write([{ collection: COLLECTION, id, document, position: 1, ifPosition: 'none' }]);
      return { providerPaymentId: id, nextUrl: `/dev/pay/${id}` };
    },
    lookup: async (id) => (await read(id)).document.outcome,
    async refund({ refundId, providerPaymentId, amountCentavos }) {
      const after = await change(providerPaymentId, (payment) => refunded(payment, refundId, amountCentavos));
      return after.refunds[refundId] === undefined
        ? { status: 'failed', reason: 'More than is left of the payment' }
        : settled(refundId);
    },
    async readWebhook({ headers, rawBody, now: at }) {
      const { t: seconds, v1: signature } = signatureParts(headers[SANDBOX_SIGNATURE]);
      if (!isSigned({ secret, seconds, signature, rawBody, now: at })) return null;
      return readEvents(rawBody);
    },
  };

  return {
    provider,
    find: async (id) => (await find(id))?.document ?? null,
    approve: async (id) => (await decided(id, 'approve')).outcome,
    refuse: async (id) => (await decided(id, 'fail')).outcome,
    async decide(id, outcome) {
      if (!(await find(id))) return null;
      return signed(eventOf(id, await decided(id, outcome)), secret, now());
    },
  };
}

function outcomeOf({ amountCentavos }: SandboxPayment, outcome: 'approve' | 'fail'): PaymentOutcome {
  return outcome === 'approve'
    ? { status: 'received', amountCentavos }
    : { status: 'failed', reason: 'The payer did not approve it' };
}

function current({ fate, ...stored }: StoredPayment): SandboxPayment {
  return { outcome: fate ?? { status: 'processing' }, ...stored };
}

function refunded(payment: SandboxPayment, refundId: string, amountCentavos: number): SandboxPayment {
  const { method, outcome, refunds } = payment;
  if (outcome.status !== 'received' || refunds[refundId] !== undefined) return payment;
  if (amountCentavos < limits[method].leastRefundCentavos)
    throw new PaymentRefused('The amount is too low to be sent back.');
  const left = outcome.amountCentavos - Object.values(refunds).reduce((sum, amount) => sum + amount, 0);
  return amountCentavos > left ? payment : { ...payment, refunds: { ...refunds, [refundId]: amountCentavos } };
}

function settled(refundId: string): RefundOutcome {
  return { status: 'settled', reference: `SBX-${refundId.slice(-8).toUpperCase()}` };
}

function eventOf(id: string, { bookingId, attemptId, method, outcome }: SandboxPayment): ProviderEvent {
  return {
    eventId: `${id}:${outcome.status}`,
    bookingId,
    kind: 'payment',
    attemptId,
    method,
    providerPaymentId: id,
    outcome,
  };
}

function signed(event: ProviderEvent, secret: string, at: Date): SignedWebhook {
  const rawBody = JSON.stringify({ id: randomUUID(), events: [event] });
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      [SANDBOX_SIGNATURE]: `t=${seconds},v1=${signatureOf(secret, seconds, Buffer.from(rawBody))}`,
    },
  };
}

const Outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('processing') }),
  z.object({ status: z.literal('received'), amountCentavos: z.int() }),
  z.object({ status: z.literal('failed'), reason: z.string() }),
]);
const Body = z.object({
  events: z.array(
    z.object({
      eventId: z.string(),
      bookingId: z.string(),
      kind: z.literal('payment'),
      attemptId: z.string(),
      method: z.enum(['gcash', 'maya', 'card']),
      providerPaymentId: z.string(),
      outcome: Outcome,
    }),
  ),
});

function readEvents(rawBody: Uint8Array): ProviderEvent[] | null {
  const body = z.safeParse(Body, readJson(rawBody));
  return body.success ? body.data.events : null;
}
