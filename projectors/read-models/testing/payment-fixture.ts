import { bookingCode } from '#contracts/booking/code.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { recorder } from './given-events.ts';

/** Events of the payment for Grace's booking with Jun; a test may repeat or omit each. */

const parties = { bookingId: 'b1', clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1' };
const names = {
  code: bookingCode('b1'),
  clientName: 'Grace Villanueva',
  workerName: 'Jun Bautista',
  serviceName: 'Plumbing repair',
};
const byGcash = {
  method: 'gcash',
  attemptId: 't1',
  reference: null,
  provider: 'sandbox',
  providerPaymentId: 'sbx_t1',
} as const;

export const paymentTimes = {
  asked: '2026-11-19T02:01:00.000Z',
  sent: '2026-11-19T02:10:00.000Z',
  received: '2026-11-19T02:12:00.000Z',
  checked: '2026-11-20T01:00:00.000Z',
  refunded: '2026-11-20T02:00:00.000Z',
};

export function paymentFixture(happened = recorder()) {
  const stream = 'payment-b1';
  const byClient = { stream, actor: { accountId: 'c1', role: 'client' } } as const;
  const byAdmin = { stream, actor: { accountId: 'admin', role: 'admin' } } as const;
  return {
    asked: (data: Partial<DataOf<'PaymentRequested'>> = {}): Recorded =>
      happened(
        'PaymentRequested',
        {
          ...parties,
          ...names,
          amountCentavos: 70_000,
          dueCentavos: 70_000,
          purpose: 'job',
          method: 'gcash',
          by: 'policy',
          requestedAt: paymentTimes.asked,
          ...data,
        },
        { stream },
      ),
    sent: (data: Partial<DataOf<'PaymentSubmitted'>> = {}): Recorded =>
      happened(
        'PaymentSubmitted',
        { ...parties, ...byGcash, amountCentavos: 70_000, submittedAt: paymentTimes.sent, ...data },
        byClient,
      ),
    received: (data: Partial<DataOf<'PaymentReceived'>> = {}): Recorded =>
      happened(
        'PaymentReceived',
        {
          ...parties,
          ...byGcash,
          amountCentavos: 70_000,
          receivedCentavos: 70_000,
          from: 'provider',
          receivedAt: paymentTimes.received,
          ...data,
        },
        { stream },
      ),
    failed: (): Recorded =>
      happened(
        'PaymentFailed',
        {
          ...parties,
          attemptId: 't1',
          method: 'gcash',
          amountCentavos: 70_000,
          reason: 'Not enough balance',
          by: 'provider',
        },
        { stream },
      ),
    checked: (): Recorded =>
      happened(
        'PaymentVerified',
        {
          ...parties,
          method: 'gcash',
          verifiedCentavos: 70_000,
          cashCentavos: 0,
          dueCentavos: 70_000,
          purpose: 'job',
          clientName: names.clientName,
          serviceName: names.serviceName,
          verifiedAt: paymentTimes.checked,
        },
        byAdmin,
      ),
    verificationUndone: (data: Partial<DataOf<'PaymentVerificationUndone'>> = {}): Recorded =>
      happened(
        'PaymentVerificationUndone',
        {
          ...parties,
          method: 'gcash',
          amountCentavos: 70_000,
          isTransfer: false,
          verifiedCentavos: 0,
          receivedCentavos: 70_000,
          undoneAt: paymentTimes.checked,
          ...data,
        },
        byAdmin,
      ),
    closed: (): Recorded => happened('PaymentVoided', { ...parties, reason: 'cancelled' }, { stream }),
    refunded: (data: Partial<DataOf<'RefundIssued'>> = {}): Recorded =>
      happened(
        'RefundIssued',
        {
          ...parties,
          provider: 'sandbox',
          providerPaymentId: 'sbx_t1',
          refundId: 'r1',
          attemptId: 't1',
          method: 'gcash',
          amountCentavos: 20_000,
          refundedCentavos: 20_000,
          waivedCentavos: 20_000,
          reason: 'Came late',
          by: 'admin',
          issuedAt: paymentTimes.refunded,
          ...data,
        },
        byAdmin,
      ),
    refundSettled: (data: Partial<DataOf<'RefundSettled'>> = {}): Recorded =>
      happened(
        'RefundSettled',
        {
          ...parties,
          refundId: 'r1',
          amountCentavos: 20_000,
          reference: 'ref_1',
          settledAt: paymentTimes.refunded,
          ...data,
        },
        { stream },
      ),
    refundFailed: (): Recorded =>
      happened(
        'RefundFailed',
        { ...parties, refundId: 'r1', amountCentavos: 20_000, waivedCentavos: 20_000, reason: 'The wallet is closed' },
        { stream },
      ),
  };
}
