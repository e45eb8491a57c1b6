import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owedCentavos } from '#contracts/payment/allowed-actions.ts';
import { methodsTaking } from '#contracts/payment/method-limits.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';
import { amountRefusal } from './amount-refusal.ts';
import { factsOf } from './authorize-transition.ts';
import type { PaymentCommand } from './commands.ts';
import { payableCentavos } from './decide-paying.ts';
import { paymentDecider } from './decider.ts';
import { unlimited, booked, paymentReceived, given, NOW, viewers } from './testing/payment-fixture.ts';

const limits = providerLimits.paymongo;
const withoutCash = paymentMethods.filter((method) => method !== 'cash');

function after(state: PaymentState, command: PaymentCommand): PaymentState {
  const events = paymentDecider.decide(command, state);
  if (isRefusal(events)) throw new Error(`${command.type}: ${events.refused}`);
  return events.reduce(paymentDecider.evolve, state);
}

describe('an amount outside a method’s limits', () => {
  it('is refused with the limits and the methods that accept it', () => {
    expect(amountRefusal('gcash', 10_00, limits, paymentMethods)).toEqual({
      refused: 'amount_not_taken',
      message: 'GCash takes ₱20 to ₱100,000 at once. ₱10 can be paid by bank transfer or in cash.',
      details: { least: 20_00, most: 100_000_00, methods: ['bank_transfer', 'cash'] },
    });
    expect(amountRefusal('maya', 150_000_00, limits, withoutCash)?.message).toBe(
      'Maya takes ₱20 to ₱100,000 at once. ₱150,000 can be paid by card or by bank transfer.',
    );
  });

  it('is accepted at the limits, and always for cash and bank transfers', () => {
    expect(amountRefusal('card', 20_00, limits, paymentMethods)).toBeNull();
    expect(amountRefusal('gcash', 100_000_00, limits, paymentMethods)).toBeNull();
    expect(amountRefusal('cash', 1, limits, paymentMethods)).toBeNull();
    expect(amountRefusal('bank_transfer', 1, limits, paymentMethods)).toBeNull();
  });
});

it('the amount due can always be paid by some method, for any price and partial payments', () => {
  const centavos = fc.oneof(fc.integer({ min: 1, max: 60_00 }), fc.integer({ min: 1, max: 200_000_00 }));
  const paying = fc.record({ part: centavos, which: fc.nat(4) });
  fc.assert(
    fc.property(centavos, fc.array(paying, { minLength: 1, maxLength: 6 }), (totalCentavos, parts) => {
      const booking = booked({ totalCentavos });
      let state = paymentDecider.initialState;
      for (const [index, { part, which }] of parts.entries()) {
        const owed = owedCentavos(booking, factsOf(state, booking));
        if (owed === 0) break;
        const by = (who: 'client' | 'worker') => ({ booking, now: NOW, viewer: viewers[who] });
        const amountCentavos = Math.min(part, owed);
        state = after(state, { type: 'RequestPayment', data: { ...by('worker'), amountCentavos } });
        const payable = payableCentavos(booking, state);
        const ways = withoutCash.filter((method) => !amountRefusal(method, payable, limits, withoutCash));
        expect(ways).toEqual(methodsTaking(payable, limits).filter((method) => method !== 'cash'));
        const method = ways[which % ways.length];
        if (!method) throw new Error(`Nothing takes ${payable} centavos`);
        const attempt = { attemptId: `try-${index}`, method, amountCentavos: payable, providerPaymentId: null };
        const data = { ...by('client'), ...attempt, provider: 'none', reference: `REF-${index}` } as const;
        state = after(state, { type: 'Pay', data });
        state = after(state, { type: 'ReceivePayment', data: { booking, now: NOW, ...attempt, provider: 'none' } });
      }
      expect(state.receivedCentavos).toBeLessThanOrEqual(totalCentavos);
    }),
  );
});

describe('a refund of less than its provider sends back', () => {
  const refund = (amountCentavos: number, booking = booked()): PaymentCommand => ({
    type: 'IssueRefund',
    data: {
      booking,
      now: NOW,
      viewer: viewers.admin,
      alone: unlimited,
      amountCentavos,
      reason: 'Late',
      reference: null,
      commandId: '0b0a8f56-6a39-4d0a-9b1e-0a8a0b8f6a39',
    },
  });

  it('waits until an admin has sent it by hand', () => {
    const paid = given([paymentReceived('card', 'try-1', 500_00), paymentReceived('gcash', 'try-2', 500_00, 1000_00)]);
    paid
      .when(refund(500_50))
      .thenLike([
        { data: { attemptId: 'try-2', provider: 'sandbox', amountCentavos: 500_00 } },
        { data: { attemptId: 'try-1', provider: 'none', providerPaymentId: null, amountCentavos: 50 } },
      ]);
  });

  it('is as much as the provider’s least: the provider sends it', () => {
    given([paymentReceived('gcash')])
      .when(refund(1_00))
      .thenLike([{ data: { provider: 'sandbox', amountCentavos: 1_00 } }]);
    given([paymentReceived('card')])
      .when(refund(9_99))
      .thenLike([{ data: { provider: 'none', amountCentavos: 9_99 } }]);
  });

  it('never goes to a provider, and all of it goes back', () => {
    const tries = fc.array(
      fc.record({ method: fc.constantFrom(...paymentMethods), centavos: fc.integer({ min: 1, max: 50_00 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(tries, fc.nat(), (all: { method: PaymentMethod; centavos: number }[], draw) => {
        let received = 0;
        const events = all.map(({ method, centavos }, index) =>
          paymentReceived(method, `try-${index}`, centavos, (received += centavos)),
        );
        const wanted = 1 + (draw % received);
        const { refunds } = after(events.reduce(paymentDecider.evolve, paymentDecider.initialState), refund(wanted));
        expect(refunds.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)).toBe(wanted);
        const sent = refunds.filter(({ provider }) => provider !== 'none');
        for (const { method, amountCentavos } of sent)
          expect(amountCentavos).toBeGreaterThanOrEqual(method === 'card' ? 10_00 : 1_00);
      }),
    );
  });
});
