import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { signatureOf } from '#infra/payments/webhook-signature.ts';

/** A PayMongo double according to its documentation: payment intents, attaching, hosted checkout, refunds, webhooks. */

type Attributes = Record<string, unknown>;
type Resource = { id: string; type: string; attributes: Attributes };
type ProviderFailure = { status: number; body?: unknown; location?: string } | 'no answer' | 'hangs up';
type Sent = { method: string; path: string; key: string | undefined; attributes: Attributes };

const BELOW_MINIMUM = 'parameter_below_minimum';

export const SECRET_KEY = 'sk_test_double';
export const WEBHOOK_SECRET = 'whsk_of_the_double';

export async function startPayMongoDouble() {
  const resources = new Map<string, Resource>();
  const answered = new Map<string, unknown>();
  const troubles: ProviderFailure[] = [];
  const sent: Sent[] = [];
  let numbers = 0;

  const keep = (prefix: string, type: string, attributes: Attributes): Resource => {
    const resource = { id: `${prefix}_${++numbers}`, type, attributes };
    resources.set(resource.id, resource);
    return resource;
  };
  const find = (id: string) => resources.get(id) ?? fail(404, 'resource_not_found', `No such ${id}`);

  const newIntent = ({ amount, metadata, payment_method_allowed }: Attributes) => {
    if (Number(amount) < 2000) fail(400, BELOW_MINIMUM, 'The value for amount cannot be less than 2000.');
    return keep('pi', 'payment_intent', {
      amount,
      metadata,
      payment_method_allowed,
      currency: 'PHP',
      status: 'awaiting_payment_method',
      payments: [],
      next_action: null,
      last_payment_error: null,
    });
  };

  const routes: [string, RegExp, (id: string, attributes: Attributes) => Resource][] = [
    ['POST', /^\/v1\/payment_intents$/, (_, attributes) => newIntent(attributes)],
    ['GET', /^\/v1\/(?:payment_intents|payments)\/(\w+)$/, (id) => find(id)],
    ['POST', /^\/v1\/payment_methods$/, (_, attributes) => keep('pm', 'payment_method', attributes)],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/attach$/,
      (id, attributes) =>
        Object.assign(find(id), {
          attributes: {
            ...find(id).attributes,
            status: 'awaiting_next_action',
            next_action: {
              type: 'redirect',
              redirect: { url: `https://wallet.test/${id}`, return_url: attributes.return_url },
            },
          },
        }),
    ],
    [
      'POST',
      /^\/v1\/checkout_sessions$/,
      (_, attributes) => {
        const [item] = attributes.line_items as [{ amount: number }];
        const intent = newIntent({
          amount: item.amount,
          metadata: attributes.metadata,
          payment_method_allowed: attributes.payment_method_types,
        });
        return keep('cs', 'checkout_session', {
          checkout_url: `https://checkout.test/${intent.id}`,
          payment_intent: intent,
        });
      },
    ],
    ['POST', /^\/v1\/refunds$/, (_, attributes) => newRefund(attributes)],
  ];

  function newRefund({ payment_id, amount, notes, metadata }: Attributes): Resource {
    const intent =
      [...resources.values()].find(({ attributes }) => paymentsOf(attributes).some(({ id }) => id === payment_id)) ??
      fail(404, 'resource_not_found', 'No such payment');
    const payment = paymentsOf(intent.attributes)[0] ?? fail(404, 'resource_not_found', 'No such payment');
    const refunds = payment.attributes.refunds as Resource[];
    const left =
      Number(payment.attributes.amount) - refunds.reduce((sum, refund) => sum + Number(refund.attributes.amount), 0);
    if (Number(amount) > left)
      fail(400, 'refund_amount_exceeded', 'The amount is more than what is left of the payment.');
    const least = String(intent.attributes.payment_method_allowed) === 'card' ? 1000 : 100;
    if (Number(amount) < least) fail(400, BELOW_MINIMUM, `The value for amount cannot be less than ${least}.`);
    const refund = keep('ref', 'refund', { amount, notes, metadata, payment_id, currency: 'PHP', status: 'pending' });
    refunds.push(refund);
    return refund;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const trouble = troubles.shift();
    if (trouble) return respondWithFailure(trouble, response);
    if (request.headers.authorization !== `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`)
      return reply(response, 401, { errors: [{ code: 'authentication_failed', detail: 'The key is not right.' }] });
    const attributes: Attributes = body === '' ? {} : JSON.parse(body).data.attributes;
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key']?.toString();
    sent.push({ method, path: url, key, attributes });
    try {
      reply(
        response,
        200,
        once(`${url} ${key}`, key, () => ({ data: structuredClone(act(method, url, attributes)) })),
      );
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      reply(response, error.status, { errors: [{ code: error.code, detail: error.message }] });
    }
  }

  function respondWithFailure(trouble: ProviderFailure, response: ServerResponse): void {
    if (trouble === 'no answer') return;
    if (trouble === 'hangs up') return void response.destroy();
    if (trouble.location !== undefined) response.setHeader('location', trouble.location);
    reply(response, trouble.status, trouble.body ?? { errors: [{ code: 'trouble', detail: 'Trouble' }] });
  }

  function once(name: string, key: string | undefined, make: () => unknown): unknown {
    if (!key) return make();
    if (!answered.has(name)) answered.set(name, make());
    return answered.get(name);
  }

  function act(method: string, url: string, attributes: Attributes): Resource {
    for (const [verb, pattern, route] of routes) {
      const found = verb === method ? pattern.exec(url) : null;
      if (found) return route(found[1] ?? '', attributes);
    }
    return fail(404, 'resource_not_found', `No ${method} ${url}`);
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();

  /** The payer's decision, and the webhook that reports it. */
  function decided(intentId: string, paid: boolean) {
    const intent = find(intentId);
    const payment = keep('pay', 'payment', {
      amount: intent.attributes.amount,
      currency: 'PHP',
      status: paid ? 'paid' : 'failed',
      payment_intent_id: intentId,
      failed_message: paid ? null : 'Insufficient balance',
      refunds: [],
    });
    intent.attributes = {
      ...intent.attributes,
      status: paid ? 'succeeded' : 'awaiting_payment_method',
      payments: [...paymentsOf(intent.attributes), payment],
      last_payment_error: paid ? null : { failed_code: 'insufficient', failed_message: 'Insufficient balance' },
    };
    return { type: paid ? 'payment.paid' : 'payment.failed', about: payment };
  }

  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`,
    sent,
    /** Faults for the next requests, one each. */
    expectTrouble: (...next: ProviderFailure[]) => void troubles.push(...next),
    approve: (intentId: string) => decided(intentId, true),
    refuse: (intentId: string) => decided(intentId, false),
    /** A refund by staff in PayMongo's own dashboard. */
    refundInDashboard(intentId: string, amount: number, status = 'succeeded') {
      const [payment] = paymentsOf(find(intentId).attributes);
      const refund = newRefund({ payment_id: payment?.id, amount, notes: 'He called', metadata: null });
      refund.attributes.status = status;
      return {
        refund,
        told: { type: 'payment.refunded', about: payment },
        updated: { type: 'payment.refund.updated', about: refund },
      };
    },
    finishRefund(refundId: string, status: 'succeeded' | 'failed') {
      const refund =
        [...resources.values()].find(({ type, attributes }) => type === 'refund' && attributes.notes === refundId) ??
        fail(404, 'none', 'No such refund');
      refund.attributes.status = status;
      return { type: 'payment.refund.updated', about: refund };
    },
    webhook(
      { type, about }: { type: string; about: unknown },
      now: Date,
      { secret = WEBHOOK_SECRET, live = false } = {},
    ) {
      const rawBody = Buffer.from(
        JSON.stringify({
          data: { id: `evt_${++numbers}`, type: 'event', attributes: { type, livemode: live, data: about } },
        }),
      );
      const seconds = String(Math.floor(now.getTime() / 1000));
      const signature = signatureOf(secret, seconds, rawBody);
      return {
        rawBody,
        headers: {
          'paymongo-signature': live ? `t=${seconds},te=,li=${signature}` : `t=${seconds},te=${signature},li=`,
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

class Failed extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

function fail(status: number, code: string, detail: string): never {
  throw new Failed(status, code, detail);
}

function paymentsOf({ payments }: Attributes): Resource[] {
  return Array.isArray(payments) ? payments : [];
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
