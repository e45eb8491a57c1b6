import { expect, it } from 'vitest';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { WaiveDue } from './commands.ts';
import { asked, booked, given, NOW, came } from './testing/payment-fixture.ts';

const alone = {
  admin: { accountId: 'a-carla', name: 'Carla Lim', avatar: null },
  upToCentavos: 500_00,
};
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

it('what was not paid yet isn’t owed any more', () => {
  expect(waived([asked()], 400_00)).toEqual([['PaymentWaived', null, 400_00]]);
  expect(waived([asked()], 5000_00)).toEqual([['PaymentWaived', null, 1000_00]]);
});

it('what was paid goes back, and no more than was decided', () => {
  expect(waived([asked(), came()], 400_00)).toEqual([['RefundIssued', 400_00, 400_00]]);
  expect(waived([asked(), came('gcash', 'try-1', 300_00)], 400_00)).toEqual([['PaymentWaived', null, 400_00]]);
  expect(waived([asked(), came('gcash', 'try-1', 300_00)], 800_00)).toEqual([
    ['PaymentWaived', null, 700_00],
    ['RefundIssued', 100_00, 100_00],
  ]);
  expect(waived([asked(), came()], 0)).toEqual([]);
});

it('more than one admin may refund waits for a second one', () => {
  expect(waived([asked(), came()], 600_00)).toEqual([['RefundRequested', 600_00, null]]);
  const { decision } = given([asked(), came()]).when({
    type: 'WaiveDue',
    data: { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 600_00, alone },
  });
  // So that the job's pay waits with it.
  expect(decision).toMatchObject([{ data: { cause: 'dispute' } }]);
});

it('counts among what one admin gave back, so that nobody splits it between a decision and a refund', () => {
  const given400 = given([asked(), came()]).when({
    type: 'WaiveDue',
    data: { booking: booked(), now: NOW, commandId, reason: 'Decided', waivedCentavos: 400_00, alone },
  });
  const decided = isRefusal(given400.decision) ? [] : given400.decision;
  expect(decided).toMatchObject([{ type: 'RefundIssued', data: { by: 'admin', amountCentavos: 400_00 } }]);
  const more = '0b7f1b0e-5a2b-4f0e-8f0a-5a3f5c2b1d22';
  expect(waived([asked(), came(), ...decided], 200_00, { commandId: more })).toEqual([
    ['RefundRequested', 200_00, null],
  ]);
});
