import { describe, expect, it } from 'vitest';
import { given, recorder } from '../testing/given-events.ts';
import { paymentFixture, paymentTimes } from '../testing/payment-fixture.ts';
import { notifications, notificationView } from '../notification/notifications.ts';
import { payments } from './payments.ts';

describe('a payment', () => {
  it('starts with its request, its parties and its purpose', async () => {
    const { documents } = await given(payments, [paymentFixture().asked()]);
    expect(documents.get('b1')).toMatchObject({
      status: 'requested',
      requestedCentavos: 70_000,
      method: 'gcash',
      clientId: 'c1',
      workerId: 'w1',
      clientName: 'Grace Villanueva',
      openedAt: paymentTimes.asked,
      paidAt: null,
      verifiedAt: null,
      attempts: [],
    });
  });

  it('runs through sent, received and verified', async () => {
    const steps = paymentFixture();
    const { documents } = await given(payments, [steps.asked(), steps.sent(), steps.received(), steps.checked()]);
    expect(documents.get('b1')).toMatchObject({
      status: 'verified',
      requestedCentavos: 0,
      receivedCentavos: 70_000,
      verifiedCentavos: 70_000,
      paidAt: paymentTimes.received,
      verifiedAt: paymentTimes.checked,
      attempts: [{ attemptId: 't1', status: 'received', receivedCentavos: 70_000 }],
    });
  });

  it('shows why an attempt failed, and accepts the next one', async () => {
    const steps = paymentFixture();
    const { documents } = await given(payments, [
      steps.asked(),
      steps.sent(),
      steps.failed(),
      steps.sent({ attemptId: 't2', method: 'maya' }),
    ]);
    expect(documents.get('b1')).toMatchObject({
      status: 'processing',
      method: 'maya',
      attempts: [{ status: 'failed', failure: 'Not enough balance' }, { status: 'processing' }],
    });
  });

  it('subtracts a refund, and adds it again when the refund fails', async () => {
    const steps = paymentFixture();
    const past = [steps.asked(), steps.sent(), steps.received(), steps.checked(), steps.refunded()];
    expect((await given(payments, past)).documents.get('b1')).toMatchObject({
      refundedCentavos: 20_000,
      verifiedCentavos: 50_000,
      refunds: [{ status: 'pending', reason: 'Came late' }],
    });
    expect((await given(payments, [...past, steps.refundSettled()])).documents.get('b1')).toMatchObject({
      refunds: [{ status: 'settled', reference: 'ref_1', settledAt: paymentTimes.refunded }],
    });
    expect((await given(payments, [...past, steps.refundFailed()])).documents.get('b1')).toMatchObject({
      refundedCentavos: 0,
      refunds: [{ status: 'failed', failure: 'The wallet is closed' }],
    });
  });

  it('waits for an admin until a failed refund is sent another way', async () => {
    const steps = paymentFixture();
    const failed = [steps.asked(), steps.sent(), steps.received(), steps.refunded(), steps.refundFailed()];
    const byHand = [
      steps.refunded({ refundId: 'r2', provider: 'none', providerPaymentId: null }),
      steps.refundSettled({ refundId: 'r2' }),
    ];
    const refund = async (events: Parameters<typeof given>[1]) =>
      (await given(payments, events)).documents.get('b1')?.refund;
    expect([
      await refund(failed),
      await refund([...failed, ...byHand.slice(0, 1)]),
      await refund([...failed, ...byHand]),
    ]).toEqual(['open', 'open', 'done']);
  });

  it('waits for an admin when money arrives or a client reports a transfer', async () => {
    const steps = paymentFixture();
    const byTransfer = {
      method: 'bank_transfer',
      provider: 'none',
      providerPaymentId: null,
      reference: 'BPI-1',
    } as const;
    const waits = async (...events: Parameters<typeof given>[1][number][]) =>
      (await given(payments, events)).documents.get('b1')?.waits;
    const [asked, claimed, found] = [
      steps.asked(),
      steps.sent(byTransfer),
      steps.received({ ...byTransfer, from: 'admin' }),
    ];
    expect([
      await waits(asked),
      await waits(asked, steps.sent()),
      await waits(asked, steps.sent(), steps.received()),
    ]).toEqual(['none', 'none', 'money']);
    expect([await waits(asked, claimed), await waits(asked, claimed, found, steps.checked())]).toEqual([
      'transfer',
      'none',
    ]);
  });

  it('returns to its earlier state after a mistaken verification', async () => {
    const steps = paymentFixture();
    const byTransfer = {
      method: 'bank_transfer',
      provider: 'none',
      providerPaymentId: null,
      reference: 'BPI-1',
    } as const;
    const open = [steps.asked(), steps.sent(byTransfer)];
    const { documents } = await given(payments, [
      ...open,
      steps.received({ ...byTransfer, from: 'admin' }),
      steps.checked(),
      steps.verificationUndone({ isTransfer: true, receivedCentavos: 0 }),
    ]);
    const { changedAt: _, ...before } = (await given(payments, open)).documents.get('b1') ?? { changedAt: '' };
    expect(documents.get('b1')).toMatchObject(before);
  });

  it('is requested again for the rest, and closed', async () => {
    const steps = paymentFixture();
    const { documents } = await given(payments, [
      steps.asked({ amountCentavos: 20_000 }),
      steps.asked({ requestedAt: paymentTimes.sent }),
      steps.closed(),
    ]);
    expect(documents.get('b1')).toMatchObject({
      status: 'voided',
      requestedCentavos: 0,
      openedAt: paymentTimes.asked,
      requestedAt: paymentTimes.sent,
    });
  });

  it('pushes each step to both sides', async () => {
    const steps = paymentFixture();
    const { pushes } = await given(payments, [steps.asked(), steps.sent(), steps.received()]);
    expect(pushes.map(({ event, to, payload }) => [event, to, payload])).toEqual([
      [
        'payment:updated',
        { accounts: ['c1', 'wa1'] },
        { bookingId: 'b1', status: 'requested', type: 'PaymentRequested' },
      ],
      [
        'payment:updated',
        { accounts: ['c1', 'wa1'] },
        { bookingId: 'b1', status: 'processing', type: 'PaymentSubmitted' },
      ],
      ['payment:updated', { accounts: ['c1', 'wa1'] }, { bookingId: 'b1', status: 'paid', type: 'PaymentReceived' }],
    ]);
  });
});

describe('notifications of a payment', () => {
  const told = async (...events: Parameters<typeof given>[1][number][]) =>
    [...(await given(notifications, events)).documents.values()].map(
      ({ accountId, type }) => `${type} to ${accountId}`,
    );

  it('ask the client to pay, and inform both sides of receipts and refunds', async () => {
    const steps = paymentFixture();
    expect(await told(steps.asked(), steps.sent(), steps.received(), steps.checked(), steps.refunded())).toEqual([
      'PaymentRequested to c1',
      'PaymentReceived to c1',
      'PaymentReceived to wa1',
      'RefundIssued to c1',
      'RefundIssued to wa1',
    ]);
  });

  it('inform the worker of a refund’s effect on their earnings', async () => {
    const [off, same] = [paymentFixture().refunded(), paymentFixture().refunded({ waivedCentavos: 0 })];
    const textFor = async (event: typeof off) =>
      [...(await given(notifications, [event])).documents].flatMap(([id, document]) =>
        document.as === 'worker' ? notificationView(id, document, 0) : [],
      );
    expect(await textFor(off)).toMatchObject([
      {
        title: 'Money goes back to your client',
        text: expect.stringMatching(
          /₱200 goes back, because: Came late\. It comes off your earnings, and Suki gives up its commission on it/,
        ),
      },
    ]);
    expect(await textFor(same)).toMatchObject([{ text: expect.stringContaining('your earnings stay the same') }]);
  });

  it('never call a transfer that was not found a failed payment', async () => {
    const missed = recorder()(
      'PaymentFailed',
      {
        bookingId: 'b1',
        clientId: 'c1',
        workerId: 'w1',
        workerAccountId: 'wa1',
        attemptId: 't1',
        method: 'bank_transfer',
        amountCentavos: 70_000,
        reason: 'No such reference',
        by: 'admin',
      },
      { stream: 'payment-b1' },
    );
    const [[id, document] = ['', undefined]] = [...(await given(notifications, [missed])).documents];
    expect(document && notificationView(id, document, 0)).toMatchObject({
      title: 'We couldn’t find your transfer',
      text: expect.stringContaining('Check the reference with your bank'),
    });
  });

  it('say that a transfer is checked again, and mention no other money', async () => {
    const steps = paymentFixture();
    expect(await told(steps.verificationUndone({ isTransfer: true, receivedCentavos: 0 }))).toEqual([
      'PaymentVerificationUndone to c1',
      'PaymentVerificationUndone to wa1',
    ]);
    expect(await told(steps.verificationUndone())).toEqual([]);
  });

  it('do not inform the worker of cash that they received themselves', async () => {
    expect(await told(paymentFixture().received({ method: 'cash', from: 'worker' }))).toEqual([
      'PaymentReceived to c1',
    ]);
  });
});
