import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NewPayment, type PaymentProvider, PaymentRefused, type Webhook } from '#infra/payments/port.ts';

export type PaymentsHarness = {
  provider: PaymentProvider;
  /** The payer approves, and the provider sends this webhook. */
  approve(providerPaymentId: string): Promise<Omit<Webhook, 'now'>>;
  refuse(providerPaymentId: string): Promise<Omit<Webhook, 'now'>>;
  /** Completes a refund, where that takes time. */
  finishRefund?(refundId: string): void;
  close(): Promise<void>;
};

const NOW = new Date('2026-11-18T03:00:00.000Z');
const payment: NewPayment = {
  attemptId: 'b3b8a9f0-0000-4000-8000-000000000001',
  bookingId: 'b1',
  amountCentavos: 650_00,
  method: 'gcash',
  description: 'Kitchen tap repair, SK-7F3K2',
  returnPath: '/client/bookings/b1',
};
const refund = { refundId: 'r-1', bookingId: 'b1', amountCentavos: 200_00, reason: 'Late' };

/** The behaviour of every payment provider. */
export function paymentsContract(name: string, open: (now: Date) => Promise<PaymentsHarness>): void {
  describe(`payments on ${name}`, () => {
    let harness: PaymentsHarness;
    let provider: PaymentProvider;
    beforeEach(async () => {
      harness = await open(NOW);
      ({ provider } = harness);
    });
    afterEach(() => harness.close());

    const read = (webhook: Omit<Webhook, 'now'>, now = NOW) => provider.readWebhook({ ...webhook, now });

    it.each(['gcash', 'maya', 'card'] as const)(
      'starts %s with a page to open, and reports it as processing until the payer decides',
      async (method) => {
        const { providerPaymentId, nextUrl } = await provider.start({ ...payment, method });
        expect(nextUrl).toMatch(/^(https:\/\/|\/dev\/pay\/)/);
        expect(await provider.lookup(providerPaymentId)).toEqual({ status: 'processing' });
        const [event] = (await read(await harness.approve(providerPaymentId))) ?? [];
        expect(event).toMatchObject({ kind: 'payment', method, providerPaymentId });
      },
    );

    it.each(['gcash', 'maya', 'card'] as const)(
      'accepts and refunds amounts of %s within its limits, and refuses others',
      async (method) => {
        const { leastCentavos, mostCentavos, leastRefundCentavos } = provider.limits[method];
        const start = (attemptId: string, amountCentavos: number) =>
          provider.start({ ...payment, method, attemptId, amountCentavos });
        const { providerPaymentId } = await start('least', leastCentavos);
        await start('most', mostCentavos);
        await expect(start('too little', leastCentavos - 1)).rejects.toThrow(PaymentRefused);
        await expect(start('too much', mostCentavos + 1)).rejects.toThrow(PaymentRefused);
        await harness.approve(providerPaymentId);
        const refundOf = (refundId: string, amountCentavos: number) =>
          provider.refund({ ...refund, refundId, amountCentavos, providerPaymentId });
        expect(await refundOf('r-1', leastRefundCentavos)).not.toMatchObject({ status: 'failed' });
        harness.finishRefund?.('r-1');
        await expect(refundOf('r-2', leastRefundCentavos - 1)).rejects.toThrow(PaymentRefused);
      },
    );

    it('returns the same payment when it is started again under the same id', async () => {
      const first = await provider.start(payment);
      expect(await provider.start(payment)).toEqual(first);
      expect(
        (await provider.start({ ...payment, attemptId: 'b3b8a9f0-0000-4000-8000-000000000002' })).providerPaymentId,
      ).not.toBe(first.providerPaymentId);
    });

    it('reports an approved payment to the centavo, in a webhook with Suki’s ids', async () => {
      const { providerPaymentId } = await provider.start(payment);
      const webhook = await harness.approve(providerPaymentId);
      const came = { status: 'received', amountCentavos: 650_00 };
      expect(await provider.lookup(providerPaymentId)).toEqual(came);
      const events = await read(webhook);
      expect(events).toMatchObject([
        {
          kind: 'payment',
          bookingId: 'b1',
          attemptId: payment.attemptId,
          method: 'gcash',
          providerPaymentId,
          outcome: came,
        },
      ]);
      expect(await read(webhook)).toEqual(events);
    });

    it('reports a refused payment as failed, with a reason', async () => {
      const { providerPaymentId } = await provider.start(payment);
      const webhook = await harness.refuse(providerPaymentId);
      const failed = { status: 'failed', reason: expect.stringMatching(/\w/) };
      expect(await provider.lookup(providerPaymentId)).toEqual(failed);
      expect(await read(webhook)).toMatchObject([{ attemptId: payment.attemptId, outcome: failed }]);
    });

    it('accepts a webhook only with its signature, unchanged and in time', async () => {
      const { providerPaymentId } = await provider.start(payment);
      const { headers, rawBody } = await harness.approve(providerPaymentId);
      const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
      expect(await read({ headers, rawBody }, later(4))).not.toBeNull();
      expect(await read({ headers, rawBody }, later(6))).toBeNull();
      expect(await read({ headers, rawBody }, later(-6))).toBeNull();
      expect(await read({ headers: {}, rawBody })).toBeNull();
      expect(
        await read({
          headers,
          rawBody: Buffer.from(Buffer.from(rawBody).toString().replace('65000', '65001').replace('b1', 'b2')),
        }),
      ).toBeNull();
      const forged = Object.fromEntries(
        Object.entries(headers).map(([header, value]) => [
          header,
          value?.replace(/=[0-9a-f]{64}/, `=${'0'.repeat(64)}`),
        ]),
      );
      expect(await read({ headers: forged, rawBody })).toBeNull();
    });

    it('pays a refund once, however often it is requested, and never beyond the received amount', async () => {
      const { providerPaymentId } = await provider.start(payment);
      await harness.approve(providerPaymentId);
      await provider.refund({ ...refund, providerPaymentId });
      harness.finishRefund?.(refund.refundId);
      expect(await provider.refund({ ...refund, providerPaymentId })).toMatchObject({
        status: 'settled',
        reference: expect.stringMatching(/\w/),
      });
      await provider.refund({ ...refund, refundId: 'r-2', amountCentavos: 450_00, providerPaymentId });
      harness.finishRefund?.('r-2');
      const beyond = await provider
        .refund({ ...refund, refundId: 'r-3', amountCentavos: 1_00, providerPaymentId })
        .catch((error: unknown) => error);
      expect(beyond instanceof PaymentRefused || (beyond as { status: string }).status === 'failed').toBe(true);
    });

    it('rejects the id of a payment that was not started', async () => {
      await expect(provider.lookup('nothing')).rejects.toThrow(PaymentRefused);
      await expect(provider.refund({ ...refund, providerPaymentId: 'nothing' })).rejects.toThrow(PaymentRefused);
    });
  });
}
