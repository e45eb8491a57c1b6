import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptCentavos, refundableCentavos } from '#contracts/payment/allowed-actions.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { PaymentCommand } from './commands.ts';
import { paymentDecider } from './decider.ts';
import { unlimited, booked, NOW, viewers } from './testing/payment-fixture.ts';

const booking = booked();
const attempt = {
  attemptId: 'try-1',
  method: 'gcash',
  provider: 'paymongo',
  providerPaymentId: 'pi_1',
  amountCentavos: 1000_00,
} as const;
const acting = { booking, now: NOW };
const paid: PaymentCommand = { type: 'ReceivePayment', data: { ...acting, ...attempt } };

function settle(refundId: string, amountCentavos?: number): PaymentCommand {
  const made = amountCentavos === undefined ? {} : { made: { ...attempt, amountCentavos } };
  return { type: 'SettleRefund', data: { ...acting, refundId, reference: `ref_${refundId}`, ...made } };
}
const fail = (refundId: string): PaymentCommand => ({
  type: 'FailRefund',
  data: { ...acting, refundId, reason: 'Closed' },
});
const issue = (commandId: string, amountCentavos: number, reference: string | null = null): PaymentCommand => ({
  type: 'IssueRefund',
  data: {
    ...acting,
    viewer: viewers.admin,
    alone: unlimited,
    amountCentavos,
    reason: 'Goodwill',
    reference,
    commandId,
  },
});

function play(...commands: readonly PaymentCommand[]): PaymentState {
  return commands.reduce((state, command) => {
    const decision = paymentDecider.decide(command, state);
    if (isRefusal(decision)) throw new Error(decision.refused);
    return decision.reduce(paymentDecider.evolve, state);
  }, paymentDecider.initialState);
}

describe('a refund made at the provider', () => {
  it('is recorded once, and reduces the refund owed', () => {
    const state = play(paid, settle('r', 400_00), settle('r', 400_00));
    expect(state).toMatchObject({ receivedCentavos: 1000_00, refundedCentavos: 400_00, waivedCentavos: 400_00 });
    expect(state.refunds).toMatchObject([{ status: 'settled', provider: 'paymongo', reference: 'ref_r', by: 'admin' }]);
  });

  it('replaces Suki’s own waiting refund of the same money', () => {
    const state = play(paid, issue('0b0a8f56-6a39-4d0a-9b1e-000000000001', 1000_00), settle('r', 400_00));
    expect(state.refunds.map(({ status, amountCentavos }) => [status, amountCentavos])).toEqual([
      ['failed', 1000_00],
      ['settled', 400_00],
    ]);
    expect(keptCentavos(state)).toBe(600_00);
  });
});

describe('a refund that succeeded and then failed', () => {
  it('restores the money, which is then returned by hand', () => {
    const back = play(paid, settle('r', 1000_00), fail('r'));
    expect(refundableCentavos(back)).toBe(1000_00);
    expect(back.waivedCentavos).toBe(0);
    const state = play(
      paid,
      settle('r', 1000_00),
      fail('r'),
      issue('0b0a8f56-6a39-4d0a-9b1e-000000000002', 1000_00, 'GCASH-88'),
    );
    expect(keptCentavos(state)).toBe(0);
  });

  it('follows each later change of either side', () => {
    const ours = play(paid, issue('0b0a8f56-6a39-4d0a-9b1e-000000000003', 300_00));
    const id = ours.refunds[0]?.refundId ?? '';
    const first = [paid, issue('0b0a8f56-6a39-4d0a-9b1e-000000000003', 300_00)];
    const changes = [fail(id), settle(id), fail(id), settle(id)];
    const kept = changes.map((_, index) => keptCentavos(play(...first, ...changes.slice(0, index + 1))));
    expect(kept).toEqual([1000_00, 700_00, 1000_00, 700_00]);
  });
});

it('records each refund of the provider once, for any order and number of webhooks', () => {
  // Refunds of a ₱1,000 payment change at the provider; a webhook reads the state at its arrival.
  const told = fc.array(
    fc.record({ refund: fc.constantFrom(0, 1, 2), succeeds: fc.boolean(), isHeard: fc.boolean() }),
    { minLength: 1, maxLength: 15 },
  );
  fc.assert(
    fc.property(told, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (changes, atLast) => {
      const amounts = [400_00, 300_00, 200_00];
      const succeededByRefund = new Map<number, boolean>();
      const read = (refund: number) => {
        const succeeded = succeededByRefund.get(refund);
        if (succeeded === undefined) return [];
        return [succeeded ? settle(`r${refund}`, amounts[refund]) : fail(`r${refund}`)];
      };
      const heard = changes.flatMap(({ refund, succeeds, isHeard }) => {
        succeededByRefund.set(refund, succeeds);
        return isHeard ? read(refund) : [];
      });
      const state = play(paid, ...heard, ...atLast.flatMap(read), ...atLast.flatMap(read));
      const gone = [...succeededByRefund].reduce(
        (sum, [refund, succeeded]) => sum + (succeeded ? (amounts[refund] ?? 0) : 0),
        0,
      );
      expect(state.refundedCentavos).toBe(gone);
      expect(state.waivedCentavos).toBe(gone);
      expect(state.attempts[0]?.refundedCentavos).toBe(gone);
    }),
  );
});
