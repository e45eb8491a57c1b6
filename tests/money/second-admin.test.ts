import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Person } from '#contracts/account/person.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { keptCentavos, reservedCentavos } from '#contracts/payment/allowed-actions.ts';
import { viewers } from '#command-api/booking/testing/booking-fixture.ts';
import { type Money, openMoney } from '../harness/money-harness.ts';

/**
 * Three admins refund, request, approve, refuse and withdraw in any order, while bookings are cancelled, refunds fail,
 * Fridays pay, weeks pass, and policies are late, killed or run twice: no admin approves their own request, nothing
 * that needs two is done by one or done twice, and no more is refunded than was received.
 */

const BOOKINGS = ['b1', 'b2'] as const;
const ALONE_UP_TO = 500_00;
const START = '2026-11-16T02:00:00.000Z';
const admins = ['ana', 'ben', 'carla'].map((name): Person => ({ accountId: `a-${name}`, name, avatar: null }));

type Deed = { name: string; do: (money: Money) => Promise<unknown> };
const deed = (name: string, act: Deed['do']): Deed => ({ name, do: act });
const aBooking = fc.constantFrom(...BOOKINGS);
const anAdmin = fc.constantFrom(...admins);

/** All approvals so far, newest first: answers go to any of them, open or closed. */
function approvalsIn(events: readonly Recorded[]) {
  return events.flatMap(({ type, data }) => (type === 'ApprovalRequested' ? [data] : [])).toReversed();
}

const pay = aBooking.map((id) =>
  deed(`pay ${id}`, (money) =>
    money.onPayment(id, (booking) => ({
      type: 'ReceivePayment',
      data: {
        booking,
        now: money.now(),
        attemptId: `${id} ${money.log.events.length}`,
        method: 'gcash',
        amountCentavos: 700_00,
        provider: 'sandbox',
        providerPaymentId: null,
      },
    })),
  ),
);
const verify = aBooking.map((id) =>
  deed(`verify ${id}`, (money) =>
    money.onPayment(id, (booking) => ({
      type: 'VerifyPayment',
      data: { booking, now: money.now(), viewer: viewers.admin },
    })),
  ),
);
const refund = fc
  .tuple(aBooking, anAdmin, fc.option(fc.integer({ min: 1, max: 900_00 })), fc.boolean(), fc.uuid())
  .map(([id, admin, amountCentavos, byHand, commandId]) =>
    deed(`${admin.name} refunds ${amountCentavos ?? 'all'} of ${id}`, async (money) => {
      // Sent twice, like a browser without a response.
      for (let nth = 0; nth < 2; nth++)
        await money.onPayment(id, (booking) => ({
          type: 'IssueRefund',
          data: {
            booking,
            now: money.now(),
            viewer: { ...viewers.admin, accountId: admin.accountId },
            amountCentavos,
            reason: 'Sorry',
            reference: byHand ? 'BPI-1' : null,
            commandId,
            alone: { admin, upToCentavos: ALONE_UP_TO, isOnlyAdmin: false },
          },
        }));
    }),
  );
const answer = fc
  .tuple(anAdmin, fc.nat(3), fc.constantFrom('grants', 'grants', 'refuses', 'withdraws'))
  .map(([by, which, how]) =>
    deed(`${by.name} ${how} ${which}`, async (money) => {
      const asked = approvalsIn(money.log.events)[which];
      if (!asked) return;
      const { approvalId: id, expiresAt } = asked;
      const data = { by, expiresAt, now: money.now() };
      if (how === 'grants') await money.onApproval(id, { type: 'GrantApproval', data }, by.accountId);
      else if (how === 'refuses')
        await money.onApproval(id, { type: 'RefuseApproval', data: { ...data, reason: 'No' } }, by.accountId);
      else await money.onApproval(id, { type: 'WithdrawApproval', data }, by.accountId);
    }),
  );
const fail = fc.tuple(aBooking, fc.nat(3)).map(([id, which]) =>
  deed(`refund ${which} of ${id} fails`, async (money) => {
    const refundId = (await money.payment(id)).refunds[which]?.refundId;
    if (refundId)
      await money.onPayment(id, (booking) => ({
        type: 'FailRefund',
        data: { booking, refundId, now: money.now(), reason: 'Closed' },
      }));
  }),
);
const end = fc
  .tuple(aBooking, fc.constantFrom('complete', 'cancel'))
  .map(([id, how]) =>
    deed(`${how} ${id}`, (money) => (how === 'complete' ? money.complete(id) : money.cancel(id, 150_00))),
  );
const policies = fc.tuple(fc.nat(10), fc.boolean()).map(([which, twice]) =>
  deed(`task ${which}${twice ? ' twice' : ''}`, async (money) => {
    const keys = money.runner.due(money.now());
    const key = keys[which % Math.max(1, keys.length)];
    if (!key) return;
    if (twice) await money.runner.run(key, money.now(), { completes: false });
    await money.runner.run(key, money.now());
  }),
);
const killed = fc.tuple(fc.nat(10), fc.nat(1)).map(([which, appends]) =>
  deed(`killed in task ${which}`, async (money) => {
    const key = money.runner.due(money.now())[which];
    if (!key) return;
    money.crashAfter(appends);
    await money.runner.run(key, money.now(), { completes: false }).catch(() => {});
    money.restart();
  }),
);
const time = fc
  .constantFrom(1, 1, 3, 8)
  .map((days) =>
    deed(`${days} days`, async (money) => money.set(new Date(Date.parse(money.now()) + days * DAY_MS).toISOString())),
  );

const story = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: pay },
    { weight: 2, arbitrary: verify },
    { weight: 7, arbitrary: refund },
    { weight: 8, arbitrary: answer },
    { weight: 1, arbitrary: fail },
    { weight: 1, arbitrary: end },
    { weight: 8, arbitrary: policies },
    { weight: 1, arbitrary: killed },
    { weight: 1, arbitrary: time },
  ),
  { minLength: 15, maxLength: 70, size: 'max' },
);

/** A closed approval may be requested and approved again: the latest request counts. */
function expectApprovalInvariants(events: readonly Recorded[]): void {
  const askedBy = new Map<string, string>();
  const agreed = new Set<string>();
  const commandOf = new Map<string, string>();
  for (const { type, data, metadata } of events) {
    const actor = metadata.actor === 'system' ? 'system' : metadata.actor.accountId;
    if (type === 'ApprovalRequested') askedBy.set(data.approvalId, data.requestedBy.accountId);
    if (type === 'ApprovalGranted') {
      expect(actor).not.toBe(askedBy.get(data.approvalId));
      expect(data.grantedBy.accountId).toBe(actor);
      agreed.add(data.approvalId);
    }
    if (type !== 'RefundIssued' || data.approvalId === undefined) continue;
    expect(agreed).toContain(data.approvalId);
    // Several refunds for several parts, but by one command.
    expect(commandOf.get(data.approvalId) ?? metadata.commandId).toBe(metadata.commandId);
    commandOf.set(data.approvalId, metadata.commandId);
  }
}

async function expectMoneyInvariants(money: Money): Promise<void> {
  for (const id of BOOKINGS) {
    const payment = await money.payment(id);
    const { refunds, refundRequests } = payment;
    expect(keptCentavos(payment)).toBeGreaterThanOrEqual(0);
    expect(reservedCentavos(payment)).toBeLessThanOrEqual(keptCentavos(payment));
    const alone = refunds.filter(({ by, approvalId, status }) => by === 'admin' && !approvalId && status !== 'failed');
    expect(alone.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)).toBeLessThanOrEqual(ALONE_UP_TO);
    for (const { approvalId, amountCentavos, status } of refundRequests) {
      const own = refunds.filter((one) => one.approvalId === approvalId);
      expect(own.length > 0).toBe(status === 'issued');
      expect(own.reduce((sum, one) => sum + one.amountCentavos, 0)).toBeLessThanOrEqual(amountCentavos);
    }
  }
}

/** Nothing waits for ever: after a week without an answer every approval is closed, and approved changes are done. */
async function expectFinalApprovalInvariants(money: Money): Promise<void> {
  for (let days = 0; days < 16; days += 8) {
    await money.settle();
    money.set(new Date(Date.parse(money.now()) + 8 * DAY_MS).toISOString());
  }
  await money.settle();
  for (const id of BOOKINGS) {
    const { refundRequests } = await money.payment(id);
    expect(refundRequests.filter(({ status }) => status === 'waiting')).toEqual([]);
  }
}

it('lets no admin approve their own request, and refunds no more than was received, in any order', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(story, async (deeds) => {
      const money = await openMoney(START);
      for (const id of BOOKINGS) await money.accept(id, 1400_00);
      for (const one of deeds) {
        await one.do(money);
        await expectMoneyInvariants(money);
      }
      await expectFinalApprovalInvariants(money);
      await expectMoneyInvariants(money);
      expectApprovalInvariants(money.log.events);
      for (const { type, data } of money.log.events) {
        const what = type === 'RefundIssued' && data.approvalId !== undefined ? 'a refund by two' : type;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
    }),
    { numRuns: 150 },
  );
  // The runs only count if together they reach every outcome.
  const everywhere = [
    'a refund by two',
    'RefundIssued',
    'RefundRequestDropped',
    'ApprovalRefused',
    'ApprovalWithdrawn',
    'RefundFailed',
    'EarningAdded',
  ];
  expect(everywhere.filter((what) => (seen.get(what) ?? 0) < 5)).toEqual([]);
});
