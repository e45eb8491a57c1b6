import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { disputeWaitingCentavos } from '#contracts/payment/payment-fold.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { WaiveDue } from './commands.ts';
import { asked, booked, paymentReceived, given, NOW, sent, viewers } from './testing/payment-fixture.ts';

const alone = {
  admin: { accountId: 'a-carla', name: 'Carla Lim', avatar: null },
  upToCentavos: 500_00,
};
const freely = { ...alone, upToCentavos: 1000_00 };
const commandId = '5c1d7c44-5d0e-4c6f-9a53-0f6f0f6b2a11';

function waived(before: readonly PaymentEvent[], waivedCentavos: number, changes: Partial<WaiveDue> = {}) {
  const data = { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos, alone, ...changes };
  const { decision } = given(before).when({ type: 'WaiveDue', data });
  return isRefusal(decision)
    ? decision.refused
    : decision.map((event) => [
        event.type,
        'amountCentavos' in event.data ? event.data.amountCentavos : null,
        'waivedCentavos' in event.data ? event.data.waivedCentavos : null,
      ]);
}

it('waives an unpaid amount', () => {
  expect(waived([asked()], 400_00)).toEqual([['PaymentWaived', null, 400_00]]);
  expect(waived([asked()], 5000_00, { alone: freely })).toEqual([['PaymentWaived', null, 1000_00]]);
});

it('refunds a paid amount, at most the decided one', () => {
  expect(waived([asked(), paymentReceived()], 400_00)).toEqual([['RefundIssued', 400_00, 400_00]]);
  expect(waived([asked(), paymentReceived('gcash', 'try-1', 300_00)], 400_00)).toEqual([
    ['PaymentWaived', null, 400_00],
  ]);
  expect(waived([asked(), paymentReceived('gcash', 'try-1', 300_00)], 800_00, { alone: freely })).toEqual([
    ['PaymentWaived', null, 700_00],
    ['RefundIssued', 100_00, 100_00],
  ]);
  expect(waived([asked(), paymentReceived()], 0)).toEqual([]);
});

it('beyond one admin’s limit, waits for a second one', () => {
  expect(waived([asked(), paymentReceived()], 600_00)).toEqual([['RefundRequested', 600_00, 600_00]]);
  const { decision } = given([asked(), paymentReceived()]).when({
    type: 'WaiveDue',
    data: { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 600_00, alone },
  });
  // The cause makes the earning wait, too.
  expect(decision).toMatchObject([{ data: { cause: 'dispute' } }]);
});

it('counts towards one admin’s limit, so that it cannot be split between a decision and a refund', () => {
  const given400 = given([asked(), paymentReceived()]).when({
    type: 'WaiveDue',
    data: { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 400_00, alone },
  });
  const decided = isRefusal(given400.decision) ? [] : given400.decision;
  expect(decided).toMatchObject([{ type: 'RefundIssued', data: { by: 'admin', amountCentavos: 400_00 } }]);
  const more = '0b7f1b0e-5a2b-4f0e-8f0a-5a3f5c2b1d22';
  expect(waived([asked(), paymentReceived(), ...decided], 200_00, { commandId: more })).toEqual([
    ['RefundRequested', 200_00, 200_00],
  ]);
});

describe('a waiver beyond one admin’s limit', () => {
  const partly = [asked(), paymentReceived('gcash', 'try-1', 300_00)];
  const whole = { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 800_00, alone };
  const on = (approvalId: string) => ({ booking: booked(), now: NOW, approvalId, commandId: 'c-2' });

  function requestOf(before: readonly PaymentEvent[]) {
    const { decision } = given(before).when({ type: 'WaiveDue', data: whole });
    const [event] = isRefusal(decision) ? [] : decision;
    if (event?.type !== 'WaiverRequested') throw new Error('No waiver was requested');
    return { event, approvalId: event.data.approvalId };
  }

  it('waits as a whole for a second admin, whether paid, partly paid or unpaid', () => {
    expect(waived([asked()], 500_01)).toEqual([['WaiverRequested', null, 500_01]]);
    expect(waived(partly, 800_00)).toEqual([['WaiverRequested', null, 800_00]]);
    const { state } = given([...partly, requestOf(partly).event]);
    expect([state.waivedCentavos, disputeWaitingCentavos(state)]).toEqual([0, 800_00]);
  });

  it('cannot be split between a waiver and a refund', () => {
    const [taken] = given([asked()]).when({
      type: 'WaiveDue',
      data: { ...whole, waivedCentavos: 400_00 },
    }).decision as PaymentEvent[];
    if (!taken) throw new Error('Nothing was waived');
    expect(waived([asked(), taken], 100_01, { commandId: 'c-3' })).toEqual([['WaiverRequested', null, 100_01]]);
    expect(waived([asked(), taken], 100_00, { commandId: 'c-3' })).toEqual([['PaymentWaived', null, 100_00]]);
  });

  it('is made on the current state when approved', () => {
    const { event, approvalId } = requestOf(partly);
    const made = given([...partly, event]).when({ type: 'MakeApprovedWaiver', data: on(approvalId) });
    made.thenLike([
      { type: 'PaymentWaived', data: { waivedCentavos: 700_00, approvalId } },
      { type: 'RefundIssued', data: { amountCentavos: 100_00, waivedCentavos: 100_00, approvalId } },
    ]);
    expect([made.state.waivedCentavos, made.state.waivedAloneCentavos]).toEqual([800_00, 0]);
    expect(disputeWaitingCentavos(made.state)).toBe(0);
    made.when({ type: 'MakeApprovedWaiver', data: on(approvalId) }).then([]);
    // All of it was paid since, so all is refunded.
    const paidSince = [...partly, event, paymentReceived('gcash', 'try-2', 700_00, 1000_00)];
    given(paidSince)
      .when({ type: 'MakeApprovedWaiver', data: on(approvalId) })
      .thenLike([{ type: 'RefundIssued' }, { type: 'RefundIssued' }]);
  });

  it('is dropped when the second admin refuses', () => {
    const { event, approvalId } = requestOf(partly);
    const drop = { type: 'DropWaiverRequest', data: { ...on(approvalId), because: 'refused' } } as const;
    const dropped = given([...partly, event]).when(drop);
    dropped.thenLike([{ type: 'WaiverRequestDropped', data: { waivedCentavos: 800_00, because: 'refused' } }]);
    expect([dropped.state.waivedCentavos, disputeWaitingCentavos(dropped.state)]).toEqual([0, 0]);
    dropped.when(drop).then([]);
    dropped.when({ type: 'MakeApprovedWaiver', data: on(approvalId) }).then([]);
  });
});

it('limits a pending refund to the decided amount after an automatic refund of the excess', () => {
  const tooMuch = [asked(), paymentReceived(), paymentReceived('gcash', 'try-2', 100_00, 1100_00)];
  const due = { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 600_00, alone };
  const waiting = given(tooMuch).when({ type: 'WaiveDue', data: due });
  waiting.thenLike([{ type: 'RefundRequested', data: { amountCentavos: 700_00, waivedCentavos: 600_00 } }]);
  const { approvalId } = waiting.state.refundRequests[0] ?? {};
  if (approvalId === undefined) throw new Error('No waiver was requested');
  const agreed = { booking: booked(), now: NOW, commandId: 'c-3', approvalId };

  waiting.when({ type: 'IssueApprovedRefund', data: agreed }).thenLike([
    { type: 'RefundIssued', data: { amountCentavos: 100_00, waivedCentavos: 0 } },
    { type: 'RefundIssued', data: { amountCentavos: 600_00, waivedCentavos: 600_00 } },
  ]);
  const excessBack = waiting.when({ type: 'RefundExcess', data: { booking: booked(), now: NOW, commandId: 'c-2' } });
  excessBack
    .when({ type: 'IssueApprovedRefund', data: agreed })
    .thenLike([{ type: 'RefundIssued', data: { amountCentavos: 600_00, waivedCentavos: 600_00 } }]);
});

describe('a transfer that was not found', () => {
  const onItsWay = [
    asked(300_00),
    paymentReceived('gcash', 'try-1', 300_00),
    asked(700_00),
    sent('bank_transfer', 'try-2', 700_00),
  ];
  const less = { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 700_00, alone: freely };
  const byAdmin = { booking: booked(), now: NOW, viewer: viewers.admin };
  const inVain = { type: 'FailTransfer', data: { ...byAdmin, reason: 'Not there' } } as const;

  it('leaves the received money for verification if the rest was waived', () => {
    const failed = given(onItsWay).when({ type: 'WaiveDue', data: less }).when(inVain);
    failed.thenLike([{ type: 'PaymentFailed', data: { owesNothing: true } }]);
    expect(failed.state).toMatchObject({ status: 'paid', requestedCentavos: 0 });
    const verified = failed.when({ type: 'VerifyPayment', data: byAdmin });
    verified.thenLike([{ type: 'PaymentVerified', data: { verifiedCentavos: 300_00 } }]);
  });

  it('fails if the rest is still owed', () => {
    const failed = given(onItsWay).when(inVain);
    expect(failed.state).toMatchObject({ status: 'failed', requestedCentavos: 700_00 });
    failed.thenLike([{ type: 'PaymentFailed' }]);
    expect(JSON.stringify(failed.decision)).not.toContain('owesNothing');
  });
});
