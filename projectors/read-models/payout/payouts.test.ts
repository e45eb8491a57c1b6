import { describe, expect, it } from 'vitest';
import { bookingCode } from '#contracts/booking/code.ts';
import { given } from '../testing/given-events.ts';
import { payoutFixture, tapRepair } from '../testing/payout-fixture.ts';
import { notifications, notificationView } from '../notification/notifications.ts';
import { payoutAccounts, fullAccount } from './payout-accounts.ts';
import { payoutFridays } from './payout-fridays.ts';
import { payouts, payoutView } from './payouts.ts';
import { workers } from '../worker/workers.ts';

const ID = 'w1-2026-11-20';
const cashLine = {
  ...tapRepair,
  lineId: 'job:b2',
  kind: 'cash_job' as const,
  bookingId: 'b2',
  cashCentavos: 70_000,
  amountCentavos: -8_400,
};

describe('a payout', () => {
  it('collects the lines of its week', async () => {
    const steps = payoutFixture();
    const { documents } = await given(payouts, [
      steps.earned(),
      steps.earned({
        line: cashLine,
        grossCentavos: 140_000,
        commissionCentavos: -16_800,
        cashCentavos: 70_000,
        amountCentavos: 53_200,
      }),
    ]);
    expect(payoutView(documents.get(ID)!, 7, 'worker')).toMatchObject({
      id: ID,
      workerId: 'w1',
      workerName: 'Jun Bautista',
      friday: '2026-11-20',
      status: 'accruing',
      allowedActions: [],
      gross: 140_000,
      commission: -16_800,
      cash: 70_000,
      amount: 53_200,
      position: 7,
      lines: [
        {
          id: 'job:b1',
          kind: 'job',
          code: bookingCode('b1'),
          commissionPercent: 12,
          customerName: 'Grace Villanueva',
          gross: 70_000,
          commission: -8_400,
          cash: 0,
          amount: 61_600,
        },
        { id: 'job:b2', kind: 'cash_job', cash: 70_000, amount: -8_400 },
      ],
    });
  });

  it.each([
    [
      'scheduled',
      ['mark_paid', 'hold', 'fail'],
      ['earned', 'scheduled'],
      { method: 'gcash', account: '0917 *** 4821', accountName: 'Jun Bautista' },
    ],
    [
      'on_hold',
      ['release'],
      ['earned', 'scheduled', 'held'],
      { reason: 'A complaint is being looked at', missingAccount: false },
    ],
    [
      'on_hold',
      ['hold'],
      ['earned', 'scheduled', 'heldForChange'],
      {
        reason: 'The payout account was changed',
        accountChange: { changedAt: '2026-11-20T01:00:00.000Z', heldUntil: '2026-11-22T01:00:00.000Z' },
        method: 'bank',
        account: '*** 7890',
        bank: 'BPI',
      },
    ],
    [
      'on_hold',
      ['release'],
      ['earned', 'heldForChange', 'held'],
      { reason: 'A complaint is being looked at', accountChange: null },
    ],
    ['scheduled', ['mark_paid', 'hold', 'fail'], ['earned', 'heldForChange', 'released'], { accountChange: null }],
    [
      'scheduled',
      ['mark_paid', 'hold', 'fail'],
      ['earned', 'held', 'released'],
      { reason: null, account: '0917 *** 4821' },
    ],
    [
      'paid',
      ['reverse'],
      ['earned', 'scheduled', 'paid'],
      { reference: 'GC-1001', paidAt: '2026-11-20T02:00:00.000Z' },
    ],
    ['failed', ['release'], ['earned', 'scheduled', 'failed'], { reason: 'The wallet is closed' }],
    [
      'reversed',
      [],
      ['earned', 'scheduled', 'paid', 'reversed'],
      { reason: 'Sent back by the bank', reference: 'GC-1001' },
    ],
    ['carried', [], ['earned', 'carried'], { carriedTo: '2026-11-27' }],
  ] as const)('is %s, and an admin may %j', async (status, actions, story, shown) => {
    const steps = payoutFixture();
    const { documents } = await given(
      payouts,
      story.map((step) => steps[step]()),
    );
    const view = payoutView(documents.get(ID)!, 1, 'admin');
    expect(view).toMatchObject({ status, ...shown });
    expect([...view.allowedActions].sort()).toEqual([...actions].sort());
  });

  it('shows its status to its worker', async () => {
    const steps = payoutFixture();
    const { pushes } = await given(payouts, [steps.earned(), steps.scheduled()]);
    expect(pushes.map(({ event, to, payload }) => [event, to, payload])).toEqual([
      ['payout:updated', { accounts: ['wa1'] }, { payoutId: ID, status: 'accruing' }],
      ['payout:updated', { accounts: ['wa1'] }, { payoutId: ID, status: 'scheduled' }],
    ]);
  });
});

describe('a Friday', () => {
  it('adds up all workers, without carried-forward and returned payouts', async () => {
    const jun = payoutFixture();
    const ana = payoutFixture(jun.happened, { workerId: 'w2', workerAccountId: 'wa2' });
    const bong = payoutFixture(jun.happened, { workerId: 'w3', workerAccountId: 'wa3' });
    const owing = { line: cashLine, cashCentavos: 70_000, amountCentavos: -8_400 };
    const both = { grossCentavos: 140_000, commissionCentavos: -16_800, cashCentavos: 70_000, amountCentavos: 53_200 };
    const accrued = [jun.earned(), jun.earned({ line: cashLine, ...both }), ana.earned(), bong.earned(owing)];
    expect((await given(payoutFridays, accrued)).documents.get('2026-11-20')).toEqual({
      friday: '2026-11-20',
      payouts: 3,
      amountCentavos: 61_600 * 2 - 8_400 * 2,
      unpaidCentavos: 61_600 * 2 - 8_400 * 2,
    });
    const settled = [...accrued, ana.scheduled(), ana.paid(), bong.carried()];
    expect((await given(payoutFridays, settled)).documents.get('2026-11-20')).toMatchObject({
      amountCentavos: 61_600 * 2 - 8_400,
      unpaidCentavos: 53_200,
    });
    expect((await given(payoutFridays, [...settled, ana.reversed()])).documents.get('2026-11-20')).toMatchObject({
      amountCentavos: 53_200,
      unpaidCentavos: 53_200,
    });
  });

  it('counts payouts again whose streams continue after a platform reset', async () => {
    const steps = payoutFixture();
    const person = { accountId: 'ana', name: 'Ana', avatar: null };
    const before = steps.earned();
    const reset = steps.happened(
      'SystemReset',
      { approvalId: 'p', requestedBy: person, grantedBy: person, reason: 'Anew' },
      { stream: 'system' },
    );
    const { documents } = await given(payoutFridays, [before, reset, steps.earned()]);
    expect([...documents.values()]).toEqual([
      { friday: '2026-11-20', payouts: 1, amountCentavos: 61_600, unpaidCentavos: 61_600 },
    ]);
  });

  it('counts a payout once whose earlier lines add up to zero', async () => {
    const nothing = { grossCentavos: 0, commissionCentavos: 0, cashCentavos: 0, amountCentavos: 0 };
    const brought = { ...tapRepair, ...nothing, bookingId: null };
    const jun = payoutFixture();
    const ana = payoutFixture(jun.happened, { workerId: 'w2', workerAccountId: 'wa2' });
    const owing = { ...nothing, amountCentavos: -5_000 };
    const evened = [
      jun.earned({ line: { ...brought, ...owing, lineId: 'carried:2026-11-13', kind: 'carried' }, ...owing }),
      jun.earned({ line: { ...brought, lineId: 'released:e1', kind: 'released', amountCentavos: 5_000 }, ...nothing }),
    ];
    const friday = async (events: Parameters<typeof given>[1]) =>
      (await given(payoutFridays, events)).documents.get('2026-11-20');
    expect(await friday(evened)).toMatchObject({ payouts: 1, amountCentavos: 0, emptied: ['w1'] });
    expect(await friday([...evened, ana.earned(), jun.earned()])).toEqual({
      friday: '2026-11-20',
      payouts: 2,
      amountCentavos: 61_600 * 2,
      unpaidCentavos: 61_600 * 2,
    });
  });

  it('counts a payout once whose only job is held and released', async () => {
    const jun = payoutFixture();
    const first = jun.earned();
    const waiting = { ...tapRepair, grossCentavos: 0, commissionCentavos: 0 };
    const left = { grossCentavos: 70_000, commissionCentavos: -8_400, cashCentavos: 0, amountCentavos: 0 };
    const held = jun.happened(
      'PayoutLineHeld',
      {
        workerId: 'w1',
        workerAccountId: 'wa1',
        friday: '2026-11-20',
        line: { ...waiting, lineId: 'held:job:b1', kind: 'held', amountCentavos: -61_600 },
        ...left,
        at: '2026-11-18T04:00:00.000Z',
      },
      { stream: first.stream },
    );
    const back = jun.earned({ line: { ...waiting, lineId: 'released:e1', kind: 'released' } });
    const { documents } = await given(payoutFridays, [first, held, back]);
    expect([...documents.values()]).toMatchObject([{ payouts: 1, amountCentavos: 61_600 }]);
  });
});

describe('the payout account', () => {
  it('is in full in the bank’s file only, and the one that the payout was scheduled to', async () => {
    const steps = payoutFixture();
    const { documents } = await given(payoutAccounts, [
      steps.accountSet(),
      steps.accountSet({ method: 'bank', account: '001234567890', bank: 'BPI' }),
    ]);
    const known = documents.get('w1')!;
    expect(
      fullAccount(known, { method: 'gcash', account: '0917 *** 4821', accountName: 'Jun Bautista', bank: null })
        ?.account,
    ).toBe('+639171234821');
    expect(
      fullAccount(known, { method: 'bank', account: '*** 7890', accountName: 'Jun Bautista', bank: 'BPI' })?.account,
    ).toBe('001234567890');
    expect(
      fullAccount(known, { method: 'bank', account: '*** 7890', accountName: 'Jun Bautista', bank: 'BDO' }),
    ).toBeUndefined();
  });

  it('is masked on the worker', async () => {
    const steps = payoutFixture();
    const applied = steps.happened('WorkerApplied', {
      workerId: 'w1',
      accountId: 'wa1',
      name: 'Jun Bautista',
      avatar: null,
    });
    const { documents } = await given(workers, [applied, steps.accountSet()]);
    expect(documents.get('w1')?.payoutAccount).toMatchObject({ method: 'gcash', account: '0917 *** 4821' });
    expect(JSON.stringify(documents.get('w1'))).not.toContain('9171234821');
  });
});

it('pushes payout changes to their worker', async () => {
  const steps = payoutFixture();
  const { documents } = await given(notifications, [
    steps.accountSet(),
    steps.accountSet({ method: 'bank', account: '001234567890', bank: 'BPI', heldUntil: '2026-11-22T01:00:00.000Z' }),
    steps.earned(),
    steps.heldForChange(),
    steps.held({ missingAccount: true }),
    steps.held(),
    steps.paid(),
    steps.failed(),
    steps.scheduled(),
  ]);
  const shown = [...documents]
    .map(([id, document]) => notificationView(id, document, 0))
    .map(({ type, text }) => [type, text]);
  expect(shown).toEqual([
    ['PayoutAccountSet', 'Your Friday money goes to GCash 0917 *** 4821. Was it not you? Tell us at once'],
    [
      'PayoutAccountSet',
      'Your Friday money goes to BPI *** 7890. Payouts wait until Sun, Nov 22, 9:00\u00a0AM. Was it not you? Tell us at once',
    ],
    ['PayoutHeld', '₱616: your payout account is new, so it waits until Sun, Nov 22, 9:00\u00a0AM'],
    ['PayoutHeld', '₱616: tell us where to send it'],
    ['PayoutHeld', '₱616: A complaint is being looked at'],
    ['PayoutPaid', '₱616 is on its way to you, reference GC-1001'],
    ['PayoutFailed', '₱616: The wallet is closed. Check your payout account'],
  ]);
  expect([...documents.values()].every(({ accountId }) => accountId === 'wa1')).toBe(true);
});
