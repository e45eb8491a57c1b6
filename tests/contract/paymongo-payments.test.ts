import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { createPayMongo } from '#infra/payments/paymongo.ts';
import { type PaymentProvider, PaymentRefused } from '#infra/payments/port.ts';
import { SECRET_KEY, startPayMongoDouble, WEBHOOK_SECRET } from '../harness/paymongo-double.ts';
import { paymentsContract } from './payments.contract.ts';

const NOW = new Date('2026-11-18T03:00:00.000Z');
const payment = {
  attemptId: 'try-1',
  bookingId: 'b1',
  amountCentavos: 650_00,
  method: 'gcash',
  description: 'Kitchen tap repair',
  returnPath: '/client/bookings/b1',
} as const;
const patient = { timeoutMs: 60_000, pauses: { firstPauseMs: 1, longestPauseMs: 5 } };

/** Node's diagnostics channel for each request that a server receives. */
const REQUESTS = 'http.server.request.start';

/** Lets the next attempt time out as soon as its request arrives. */
function endNextTry(): void {
  const outOfTime = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(outOfTime.signal);
  subscribe(REQUESTS, arrived);
  function arrived(message: unknown): void {
    unsubscribe(REQUESTS, arrived);
    const { request } = message as { request: IncomingMessage };
    request.once('end', () => setImmediate(() => outOfTime.abort(new DOMException('No answer', 'TimeoutError'))));
  }
}

const adapter = (baseUrl: string, changes: { secretKey?: string } = {}) =>
  createPayMongo({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: 'https://suki.test',
    baseUrl,
    ...patient,
    ...changes,
  });

paymentsContract('PayMongo', async (now) => {
  const double = await startPayMongoDouble();
  return {
    provider: adapter(double.baseUrl),
    approve: async (id) => double.webhook(double.approve(id), now),
    refuse: async (id) => double.webhook(double.refuse(id), now),
    finishRefund: (refundId) => void double.finishRefund(refundId, 'succeeded'),
    close: () => double.stop(),
  };
});

describe('PayMongo', () => {
  let double: Awaited<ReturnType<typeof startPayMongoDouble>>;
  let provider: PaymentProvider;
  beforeEach(async () => {
    double = await startPayMongoDouble();
    provider = adapter(double.baseUrl);
  });
  afterEach(() => double.stop());

  it('receives amounts in centavos, Suki’s ids and the return address of the payer', async () => {
    const { nextUrl } = await provider.start({ ...payment, method: 'maya', phone: '+639171234821' });
    expect(nextUrl).toMatch(/^https:\/\/wallet\.test\//);
    expect(double.sent.map(({ path, attributes }) => [path.replace(/pi_\d+/, 'pi'), attributes])).toMatchObject([
      [
        '/v1/payment_intents',
        {
          amount: 650_00,
          currency: 'PHP',
          payment_method_allowed: ['paymaya'],
          metadata: { bookingId: 'b1', attemptId: 'try-1' },
        },
      ],
      ['/v1/payment_methods', { type: 'paymaya', billing: { phone: '+639171234821' } }],
      ['/v1/payment_intents/pi/attach', { return_url: 'https://suki.test/client/bookings/b1' }],
    ]);
  });

  it('enters cards on its own page', async () => {
    const { nextUrl } = await provider.start({ ...payment, method: 'card' });
    expect(nextUrl).toMatch(/^https:\/\/checkout\.test\//);
    expect(double.sent).toMatchObject([
      {
        attributes: {
          payment_method_types: ['card'],
          success_url: 'https://suki.test/client/bookings/b1',
          cancel_url: 'https://suki.test/client/bookings/b1',
        },
      },
    ]);
  });

  it.each([[{ status: 503 }], [{ status: 429 }], ['no answer'], ['hangs up']] as const)(
    'is retried after the answer %j, and receives one payment',
    async (trouble) => {
      double.expectTrouble(trouble);
      if (trouble === 'no answer') endNextTry();
      const { providerPaymentId } = await provider.start(payment);
      expect(await provider.lookup(providerPaymentId)).toEqual({ status: 'processing' });
      expect(new Set(double.sent.filter(({ path }) => path === '/v1/payment_intents').map(({ key }) => key))).toEqual(
        new Set(['try-1-intent']),
      );
    },
  );

  it('counts as unavailable when it does not answer', async () => {
    double.expectTrouble({ status: 500 }, { status: 502 }, { status: 503 });
    await expect(provider.start(payment)).rejects.toThrow(EngineUnavailable);
  });

  it('cannot redirect the key to another host', async () => {
    const elsewhere = { status: 307, location: '/v1/payment_intents' };
    double.expectTrouble(elsewhere, elsewhere, elsewhere);
    await expect(provider.start(payment)).rejects.toThrow(EngineUnavailable);
    expect(double.sent).toEqual([]);
  });

  it('returns the reason of a refusal; a wrong key is not the payer’s refusal', async () => {
    await expect(provider.start({ ...payment, amountCentavos: 1_00 })).rejects.toThrow(
      new PaymentRefused('The value for amount cannot be less than 2000.'),
    );
    await expect(adapter(double.baseUrl, { secretKey: 'sk_test_wrong' }).start(payment)).rejects.toThrow(
      EngineUnavailable,
    );
  });

  it('counts as unavailable after an undocumented answer', async () => {
    double.expectTrouble({ status: 200, body: '<html>' });
    await expect(provider.start(payment)).rejects.toThrow(EngineUnavailable);
  });

  it('reports a refund when it succeeds or fails', async () => {
    const { providerPaymentId } = await provider.start(payment);
    double.approve(providerPaymentId);
    const refund = { bookingId: 'b1', providerPaymentId, reason: 'Late' };
    expect(await provider.refund({ ...refund, refundId: 'r-1', amountCentavos: 100_00 })).toEqual({
      status: 'pending',
    });
    await provider.refund({ ...refund, refundId: 'r-2', amountCentavos: 200_00 });
    const told = (refundId: string, status: 'succeeded' | 'failed') =>
      provider.readWebhook({ ...double.webhook(double.finishRefund(refundId, status), NOW), now: NOW });
    expect(await told('r-1', 'succeeded')).toMatchObject([
      {
        kind: 'refund',
        bookingId: 'b1',
        refundId: 'r-1',
        outcome: { status: 'settled', reference: expect.stringMatching(/^ref_/) },
      },
    ]);
    expect(await told('r-2', 'failed')).toMatchObject([
      { kind: 'refund', refundId: 'r-2', outcome: { status: 'failed' } },
    ]);
  });

  it('reports a refund made in its dashboard, with the current state of its payment', async () => {
    const { providerPaymentId } = await provider.start(payment);
    double.approve(providerPaymentId);
    const { refund, told, updated } = double.refundInDashboard(providerPaymentId, 400_00);
    const read = (about: typeof told) => provider.readWebhook({ ...double.webhook(about, NOW), now: NOW });
    const received = { kind: 'payment', attemptId: 'try-1', outcome: { status: 'received', amountCentavos: 650_00 } };
    const made = { attemptId: 'try-1', method: 'gcash', providerPaymentId, amountCentavos: 400_00 };
    const [, first] = (await read(told)) ?? [];
    expect(first).toMatchObject({ kind: 'refund', bookingId: 'b1', made, outcome: { status: 'settled' } });
    expect(await read(updated)).toMatchObject([received, { refundId: first?.kind === 'refund' && first.refundId }]);
    const stale = double.webhook(told, NOW);
    refund.attributes.status = 'failed';
    expect(await provider.readWebhook({ ...stale, now: NOW })).toMatchObject([
      received,
      { outcome: { status: 'failed' } },
    ]);
  });

  it('makes a refund once, even when its answer was lost and the key is forgotten', async () => {
    const { providerPaymentId } = await provider.start(payment);
    double.approve(providerPaymentId);
    const refund = { bookingId: 'b1', providerPaymentId, reason: 'Late', refundId: 'r-1', amountCentavos: 400_00 };
    await provider.refund(refund);
    await provider.refund(refund);
    expect(double.sent.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  });

  it('in test mode refuses signatures of live mode, and the reverse', async () => {
    const { providerPaymentId } = await provider.start(payment);
    const event = double.approve(providerPaymentId);
    const live = double.webhook(event, NOW, { live: true });
    expect(await provider.readWebhook({ ...live, now: NOW })).toBeNull();
    expect(
      await adapter(double.baseUrl, { secretKey: 'sk_live_x' }).readWebhook({
        ...double.webhook(event, NOW),
        now: NOW,
      }),
    ).toBeNull();
    expect(
      await provider.readWebhook({ ...double.webhook(event, NOW, { secret: 'another secret' }), now: NOW }),
    ).toBeNull();
  });

  it('may report unknown payments, which are ignored', async () => {
    const told = (type: string, about: unknown) =>
      provider.readWebhook({ ...double.webhook({ type, about }, NOW), now: NOW });
    expect(await told('source.chargeable', { id: 'src_1', attributes: {} })).toEqual([]);
    expect(await told('payment.paid', { id: 'pay_1', attributes: { amount: 1, status: 'paid' } })).toEqual([]);
    expect(await told('constructor', { id: 'x', attributes: {} })).toEqual([]);
    expect(await provider.readWebhook({ headers: {}, rawBody: Buffer.from('{'), now: NOW })).toBeNull();
  });
});
