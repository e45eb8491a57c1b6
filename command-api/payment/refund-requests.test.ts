import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { allowedPaymentActions, refundableCentavos } from '#contracts/payment/allowed-actions.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { factsOf } from './authorize-transition.ts';
import type { SingleAdminLimit, PaymentCommand } from './commands.ts';
import { refundApprovalId } from './decide-refund-requests.ts';
import {
  asked,
  booked,
  paymentReceived,
  cancelledBooking,
  checked,
  given,
  NOW,
  sent,
  viewers,
} from './testing/payment-fixture.ts';

const paid = [asked(), sent(), paymentReceived(), checked];
const ana = { accountId: viewers.admin.accountId, name: 'Ana Lim', avatar: null };
const upTo500: SingleAdminLimit = { admin: ana, upToCentavos: 500_00, isOnlyAdmin: false };
const [first, second, third] = ['c-1', 'c-2', 'c-3'];

const refund = (amountCentavos: number | null, commandId = first, changes: object = {}): PaymentCommand => ({
  type: 'IssueRefund',
  data: {
    booking: booked(),
    now: NOW,
    viewer: viewers.admin,
    alone: upTo500,
    amountCentavos,
    reason: 'Not as agreed',
    reference: null,
    commandId,
    ...changes,
  },
});
const onRequest = (commandId: string, booking = booked()) => ({
  booking,
  now: NOW,
  approvalId: refundApprovalId(commandId),
  commandId: `${commandId} agreed`,
});
const agreed = (commandId = first, booking = booked()): PaymentCommand => ({
  type: 'IssueApprovedRefund',
  data: onRequest(commandId, booking),
});
const denied = (commandId = first): PaymentCommand => ({
  type: 'DropRefundRequest',
  data: { ...onRequest(commandId), because: 'refused' },
});

/** Each after the one before it. */
function after(...commands: PaymentCommand[]) {
  return commands.reduce<{ when: ReturnType<typeof given>['when']; state: ReturnType<typeof given>['state'] }>(
    (payment, command) => payment.when(command),
    given(paid),
  );
}

describe('a refund', () => {
  it('within one admin’s limit is issued at once', () => {
    given(paid)
      .when(refund(500_00))
      .thenLike([{ type: 'RefundIssued', data: { amountCentavos: 500_00 } }]);
  });

  it('beyond the limit waits for a second admin and reserves its money', () => {
    const waiting = given(paid).when(refund(500_01));
    waiting.thenLike([
      { type: 'RefundRequested', data: { amountCentavos: 500_01, requestedBy: ana, reason: 'Not as agreed' } },
    ]);
    expect(refundableCentavos(waiting.state)).toBe(499_99);
    expect(waiting.state.refundedCentavos).toBe(0);
    waiting.when(refund(500_00, second)).thenLike({ refused: 'invalid' });
    waiting.when(refund(500_01)).then([]);
  });

  it('cannot be split: one admin’s refunds of a payment add up', () => {
    const once = given(paid).when(refund(300_00));
    once.when(refund(200_00, second)).thenLike([{ type: 'RefundIssued' }]);
    once.when(refund(200_01, second)).thenLike([{ type: 'RefundRequested' }]);
  });

  it('approved by two does not count towards one admin’s limit', () => {
    after(refund(600_00), agreed())
      .when(refund(400_00, second))
      .thenLike([{ type: 'RefundIssued', data: { amountCentavos: 400_00 } }]);
  });

  it('cannot be requested again while all of it waits', () => {
    const { state, when } = given(paid).when(refund(null));
    expect(refundableCentavos(state)).toBe(0);
    expect(allowedPaymentActions(booked(), factsOf(state, booked()), 'admin', NOW)).not.toContain('refund');
    when(refund(1, second)).thenLike({ refused: 'not_allowed_now' });
  });

  it('by the only admin is issued without a wait', () => {
    given(paid)
      .when(refund(500_01, first, { alone: { ...upTo500, isOnlyAdmin: true } }))
      .thenLike({ refused: 'no_other_admin' });
  });
});

describe('a refund that waits', () => {
  it('is issued once, when another admin approves', () => {
    const waiting = after(refund(600_00));
    const issued = waiting.when(agreed());
    issued.thenLike([
      { type: 'RefundIssued', data: { amountCentavos: 600_00, approvalId: refundApprovalId(first), by: 'admin' } },
    ]);
    issued.when(agreed()).then([]);
    issued.when(denied()).then([]);
  });

  it('that was sent by hand is settled then, with its reference', () => {
    after(refund(600_00, first, { reference: 'BPI-9' }))
      .when(agreed())
      .thenLike([
        { type: 'RefundIssued', data: { provider: 'none' } },
        { type: 'RefundSettled', data: { reference: 'BPI-9' } },
      ]);
  });

  it('is dropped without approval and releases its money', () => {
    const dropped = after(refund(600_00)).when(denied());
    dropped.thenLike([{ type: 'RefundRequestDropped', data: { amountCentavos: 600_00, because: 'refused' } }]);
    expect(refundableCentavos(dropped.state)).toBe(1000_00);
    dropped.when(denied()).then([]);
    dropped.when(agreed()).then([]);
  });

  it('is reduced by automatic refunds since', () => {
    const excess: PaymentCommand = {
      type: 'RefundExcess',
      data: { booking: cancelledBooking(150_00), now: NOW, commandId: third },
    };
    after(refund(600_00), excess)
      .when(agreed(first, cancelledBooking(150_00)))
      .thenLike([{ type: 'RefundIssued', data: { amountCentavos: 150_00 } }]);
    const all: PaymentCommand = { ...excess, data: { booking: cancelledBooking(), now: NOW, commandId: third } };
    after(refund(600_00), all)
      .when(agreed(first, cancelledBooking()))
      .thenLike([{ type: 'RefundRequestDropped', data: { because: 'nothing_left' } }]);
  });

  it('does nothing for an unknown request', () => {
    expect(typesOf(given(paid).when(agreed()).decision)).toEqual([]);
    expect(typesOf(given(paid).when(denied()).decision)).toEqual([]);
  });
});

function typesOf(decision: Parameters<typeof isRefusal>[0] | readonly PaymentEvent[]): unknown {
  return isRefusal(decision) ? decision.refused : decision;
}
