import fc from 'fast-check';
import { expect } from 'vitest';
import { disputePartyOf } from '#contracts/dispute/allowed-actions.ts';
import { disputeOutcomes, disputeReasons, holdingStatuses } from '#contracts/dispute/lifecycle.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { dueCentavos } from '#contracts/payment/allowed-actions.ts';
import { heldCentavos } from '#contracts/payout/held-centavos.ts';
import type { Money } from '../harness/money-harness.ts';

/** What people and staff do about jobs that went wrong, and what must hold whatever they do. */

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
      until:
        booking.status === 'completed' || booking.cancellationFeeCentavos > 0
          ? new Date(Date.parse(money.now()) + HOUR_MS).toISOString()
          : null,
      isNoShow: false,
      answerHours: 48,
      now: money.now(),
    },
  });
}

async function decide(money: Money, id: string, who: keyof typeof staff, outcomeIndex: number, amount: number) {
  const booking = await money.booking(id);
  if (booking.status !== 'completed' && booking.status !== 'cancelled') return;
  const due = dueCentavos(booking, await money.payment(id));
  await money.onDispute(id, {
    type: 'DecideDispute',
    data: {
      actor: { party: 'staff', accountId: staff[who] },
      by: { accountId: staff[who], name: who, avatar: null },
      outcome: disputeOutcomes[outcomeIndex % disputeOutcomes.length] ?? 'pay_worker',
      amountCentavos: due > 1 ? 1 + (amount % (due - 1)) : null,
      reason: 'We looked at the pictures',
      booking: { status: booking.status, dueCentavos: due },
      appealDays: APPEAL_DAYS,
      now: money.now(),
    },
  });
}

const actorOf = (side: 'client' | 'worker') => ({ party: side, accountId: accountOf[side] });

export function disputeDeeds(aBooking: fc.Arbitrary<string>, amount: fc.Arbitrary<number>): fc.Arbitrary<Deed>[] {
  return [
    fc.tuple(aBooking, aSide, fc.option(amount), fc.nat(4)).map(([id, by, wanted, nth]) => ({
      name: `${by} disputes ${id} for ${wanted}`,
      do: (money) => open(money, id, by, wanted, nth),
    })),
    fc.tuple(aBooking, aSide, fc.uuid()).map(([id, side, messageId]) => ({
      name: `${side} answers in the dispute of ${id}`,
      do: (money) =>
        money.onDispute(id, {
          type: 'AddDisputeMessage',
          data: {
            actor: actorOf(side),
            messageId,
            staff: null,
            asks: null,
            text: 'No',
            pictures: [],
            now: money.now(),
          },
        }),
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
      do: (money) =>
        money.onDispute(id, { type: 'AcceptDisputeDecision', data: { actor: actorOf(side), now: money.now() } }),
    })),
    fc.tuple(aBooking, aSide).map(([id, side]) => ({
      name: `${side} appeals the decision on ${id}`,
      do: (money) =>
        money.onDispute(id, { type: 'AppealDispute', data: { actor: actorOf(side), text: 'No', now: money.now() } }),
    })),
  ];
}

const over: readonly string[] = ['paid', 'reversed', 'carried'];

/** While a dispute holds a job's money nothing of it is left in a payout that can still be sent; once it is over nothing is held. */
export async function nothingHeldIsOwed(money: Money, bookings: readonly string[], fridays: Iterable<string>) {
  const states = await Promise.all([...fridays].map((friday) => money.payout(friday)));
  const payouts = states.filter((state) => state.kind === 'payout');
  for (const id of bookings) {
    const dispute = await money.dispute(id);
    const holds = dispute.kind === 'dispute' && holdingStatuses.includes(dispute.status);
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

/** Nobody decides twice on one dispute, nor on their own. */
export function disputesAreFair(events: readonly Recorded[]) {
  const judges = new Map<string, string[]>();
  for (const { type, data } of events) {
    if (type === 'DisputeOpened') judges.set(data.bookingId, []);
    if (type !== 'DisputeDecided') continue;
    const before = judges.get(data.bookingId) ?? [];
    expect(before).not.toContain(data.decidedBy.accountId);
    expect(disputePartyOf(data, { accountId: data.decidedBy.accountId, role: 'client' })).toBeNull();
    judges.set(data.bookingId, [...before, data.decidedBy.accountId]);
  }
}
