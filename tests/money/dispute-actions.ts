import fc from 'fast-check';
import { expect } from 'vitest';
import { disputedOf, disputePartyOf } from '#contracts/dispute/allowed-actions.ts';
import { type DisputeState, foldDispute, noDispute } from '#contracts/dispute/dispute-fold.ts';
import { disputeOutcomes, disputeReasons, holdingStatuses } from '#contracts/dispute/lifecycle.ts';
import { disputeEvents } from '#contracts/events/dispute.ts';
import { paymentEvents } from '#contracts/events/payment.ts';
import type { PayoutLine } from '#contracts/events/payout.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { dueCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import {
  disputeWaitingCentavos,
  foldPayment,
  initialPayment,
  type PaymentState,
} from '#contracts/payment/payment-fold.ts';
import { heldCentavos } from '#contracts/payout/held-centavos.ts';
import type { Money } from '../harness/money-harness.ts';

/** Commands of users and staff in disputes, and their invariants. */

type Deed = { name: string; do: (money: Money) => Promise<unknown> };

const APPEAL_DAYS = 3;
const staff = { ada: 'a-ada', bea: 'a-bea' } as const;
const aStaff = fc.constantFrom('ada', 'bea');
const aSide = fc.constantFrom('client', 'worker');
const accountOf = { client: 'a-andrea', worker: 'a-jun' } as const;

async function open(money: Money, id: string, by: 'client' | 'worker', wantedCentavos: number | null, nth: number) {
  const booking = await money.booking(id);
  await money.onDispute(id, {
    type: 'OpenDispute',
    data: {
      parties: {
        bookingId: id,
        clientId: booking.clientId,
        clientName: booking.clientName,
        workerId: booking.workerId,
        workerAccountId: booking.workerAccountId,
        workerName: booking.workerName,
        serviceName: booking.serviceName,
      },
      by,
      about: disputeReasons[nth % disputeReasons.length] ?? 'price',
      text: 'It still drips',
      pictures: [],
      wantedCentavos,
      dueCentavos: dueCentavos(booking, await money.payment(id)),
      window:
        booking.status === 'in_progress' || booking.status === 'completed' || booking.cancellationFeeCentavos > 0
          ? { from: null, until: new Date(Date.parse(money.now()) + HOUR_MS).toISOString() }
          : null,
      isNoShow: false,
      answerHours: 48,
      now: money.now(),
    },
  });
}

async function decide(money: Money, id: string, who: keyof typeof staff, outcomeIndex: number, amount: number) {
  const booking = await money.booking(id);
  const disputed = disputedOf({ status: booking.status, cancellation: null });
  if (disputed === null) return;
  const payment = await money.payment(id);
  const due = dueCentavos(booking, payment);
  await money.onDispute(id, {
    type: 'DecideDispute',
    data: {
      actor: { party: 'staff', accountId: staff[who] },
      by: { accountId: staff[who], name: who, avatar: null },
      outcome: disputeOutcomes[outcomeIndex % disputeOutcomes.length] ?? 'pay_worker',
      amountCentavos: due > 1 ? 1 + (amount % (due - 1)) : null,
      reason: 'We looked at the pictures',
      booking: { disputed, dueCentavos: due, keptCentavos: keptCentavos(payment) },
      mostGivenUpCentavos: null,
      appealDays: APPEAL_DAYS,
      now: money.now(),
    },
  });
}

const actorOf = (side: 'client' | 'worker') => ({ party: side, accountId: accountOf[side] });

async function say(money: Money, id: string, side: 'client' | 'worker', messageId: string) {
  const words = { staff: null, asks: null, text: 'No', pictures: [] };
  const data = { actor: actorOf(side), messageId, ...words, now: money.now() };
  await money.onDispute(id, { type: 'AddDisputeMessage', data });
}

async function accept(money: Money, id: string, side: 'client' | 'worker') {
  await money.onDispute(id, { type: 'AcceptDisputeDecision', data: { actor: actorOf(side), now: money.now() } });
}

export function disputeDeeds(aBooking: fc.Arbitrary<string>, amount: fc.Arbitrary<number>): fc.Arbitrary<Deed>[] {
  return [
    fc.tuple(aBooking, aSide, fc.option(amount), fc.nat(4)).map(([id, by, wanted, nth]) => ({
      name: `${by} disputes ${id} for ${wanted}`,
      do: (money) => open(money, id, by, wanted, nth),
    })),
    fc.tuple(aBooking, aSide, fc.uuid()).map(([id, side, messageId]) => ({
      name: `${side} answers in the dispute of ${id}`,
      do: (money) => say(money, id, side, messageId),
    })),
    fc.tuple(aBooking, aSide).map(([id, side]) => ({
      name: `${side} withdraws the dispute of ${id}`,
      do: (money) => money.onDispute(id, { type: 'WithdrawDispute', data: { actor: actorOf(side), now: money.now() } }),
    })),
    fc.tuple(aBooking, aStaff, fc.nat(3), amount).map(([id, who, outcome, part]) => ({
      name: `${who} decides on ${id}: ${disputeOutcomes[outcome]}`,
      do: (money) => decide(money, id, who, outcome, part),
    })),
    fc.tuple(aBooking, aSide).map(([id, side]) => ({
      name: `${side} accepts the decision on ${id}`,
      do: (money) => accept(money, id, side),
    })),
    fc.tuple(aBooking, aSide).map(([id, side]) => ({
      name: `${side} appeals the decision on ${id}`,
      do: (money) => appeal(money, id, side),
    })),
  ];
}

async function appeal(money: Money, id: string, side: 'client' | 'worker') {
  await money.onDispute(id, { type: 'AppealDispute', data: { actor: actorOf(side), text: 'No', now: money.now() } });
}

/** The usual course: opened, answered, decided; both agree, or the other admin decides on an appeal. */
export function completeDispute(aBooking: fc.Arbitrary<string>, amount: fc.Arbitrary<number>): fc.Arbitrary<Deed> {
  return fc
    .tuple(aBooking, aStaff, fc.nat(2), amount, fc.boolean(), fc.uuid())
    .map(([id, who, outcome, part, isAppealed, messageId]) => ({
      name: `${who} decides on ${id} for good: ${disputeOutcomes[outcome]}`,
      do: async (money) => {
        await open(money, id, 'client', null, 0);
        await say(money, id, 'worker', messageId);
        await decide(money, id, who, outcome, part);
        if (!isAppealed) for (const side of ['client', 'worker'] as const) await accept(money, id, side);
        else {
          await appeal(money, id, 'worker');
          await decide(money, id, who === 'ada' ? 'bea' : 'ada', outcome, part);
        }
      },
    }));
}

/** The second admin's answer to a decided refund, or its withdrawal by the first. */
export function secondAdminDeeds(): fc.Arbitrary<Deed> {
  return fc
    .tuple(aStaff, fc.nat(2), fc.constantFrom('GrantApproval', 'GrantApproval', 'RefuseApproval', 'WithdrawApproval'))
    .map(([who, which, type]) => ({
      name: `${who}: ${type} ${which}`,
      do: async (money) => {
        const asked = money.log.events.flatMap((event) => (event.type === 'ApprovalRequested' ? [event.data] : []));
        const request = asked.toReversed()[which];
        if (!request) return;
        const { approvalId: id, expiresAt } = request;
        const by = { accountId: staff[who], name: who, avatar: null };
        const data = { by, expiresAt, now: money.now(), reason: 'Too much' };
        await money.onApproval(id, { type, data }, by.accountId);
      },
    }));
}

/**
 * Reads the events in order: a held amount is released only after the dispute is closed and its refund is approved, so
 * a held line is never paid.
 */
export function expectHeldLinesUnpaid(events: readonly Recorded[]) {
  const hold = trackDisputes();
  const linesOf = new Map<string, PayoutLine[]>();
  for (const event of events) {
    hold.note(event);
    const { stream, type, data } = event;
    if (type === 'PayoutPaid') expectNoHeldAmountIn(linesOf.get(stream) ?? []);
    if (type !== 'EarningAdded' && type !== 'PayoutLineHeld') continue;
    linesOf.set(stream, [...(linesOf.get(stream) ?? []), data.line]);
    if (data.line.kind === 'released') expect(hold.waits(data.line.bookingId ?? '')).toBe(false);
  }
}

/** The state of each booking after the events so far. */
function trackDisputes() {
  const disputes = new Map<string, DisputeState>();
  const payments = new Map<string, PaymentState>();
  return {
    note(event: Recorded) {
      if (isOneOf(disputeEvents, event))
        disputes.set(event.data.bookingId, foldDispute(disputes.get(event.data.bookingId) ?? noDispute, event));
      if (isOneOf(paymentEvents, event))
        payments.set(event.data.bookingId, foldPayment(payments.get(event.data.bookingId) ?? initialPayment, event));
    },
    waits: (id: string) => waits(disputes.get(id), payments.get(id)),
  };
}

function waits(dispute: DisputeState = noDispute, payment: PaymentState = initialPayment): boolean {
  const isOpen = dispute.kind === 'dispute' && holdingStatuses.includes(dispute.status);
  return isOpen || disputeWaitingCentavos(payment) > 0;
}

function expectNoHeldAmountIn(lines: readonly PayoutLine[]) {
  for (const { bookingId } of lines.filter(({ kind }) => kind === 'held')) {
    const own = lines.filter((line) => line.bookingId === bookingId);
    const untilHeld = own.slice(0, own.findLastIndex(({ kind }) => kind === 'held') + 1);
    expect(untilHeld.reduce((sum, line) => sum + line.amountCentavos, 0)).toBeLessThanOrEqual(0);
  }
}

function isOneOf<Types extends object>(
  types: Types,
  event: Recorded,
): event is Extract<Recorded, { type: keyof Types & string }> {
  return event.type in types;
}

const over: readonly string[] = ['paid', 'reversed', 'carried'];

/**
 * While a dispute or its refund holds a job's money, no payout that can still be sent contains any of it; afterwards
 * nothing is held.
 */
export async function expectNoHeldAmountOwed(money: Money, bookings: readonly string[], fridays: Iterable<string>) {
  const states = await Promise.all([...fridays].map((friday) => money.payout(friday)));
  const payouts = states.filter((state) => state.kind === 'payout');
  for (const id of bookings) {
    const dispute = await money.dispute(id);
    const holds =
      (dispute.kind === 'dispute' && holdingStatuses.includes(dispute.status)) ||
      disputeWaitingCentavos(await money.payment(id)) > 0;
    const ofBooking = payouts.map(({ status, lines }) => ({
      status,
      lines: lines.filter(({ bookingId }) => bookingId === id),
    }));
    const held = heldCentavos(ofBooking.flatMap(({ lines }) => lines));
    expect(held).toBeGreaterThanOrEqual(0);
    if (!holds) expect(held).toBe(0);
    for (const { status, lines } of ofBooking) {
      if (!holds || over.includes(status)) continue;
      expect(lines.reduce((sum, line) => sum + line.amountCentavos, 0)).toBeLessThanOrEqual(0);
    }
  }
}

/** No admin decides the same dispute twice, or their own. */
export function expectFairDisputes(events: readonly Recorded[]) {
  const judges = new Map<string, string[]>();
  for (const { type, data } of events) {
    // After a reopening, any admin may decide again.
    if (type === 'DisputeOpened' || type === 'DisputeReopened') judges.set(data.bookingId, []);
    if (type !== 'DisputeDecided') continue;
    const before = judges.get(data.bookingId) ?? [];
    expect(before).not.toContain(data.decidedBy.accountId);
    expect(disputePartyOf(data, { accountId: data.decidedBy.accountId, role: 'client' })).toBeNull();
    judges.set(data.bookingId, [...before, data.decidedBy.accountId]);
  }
}
