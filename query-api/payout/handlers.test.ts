import { EXPORT_DATA, exportSubject } from '#contracts/platform/staff-grants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingCode } from '#contracts/booking/code.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { payoutFixture, tapRepair } from '#projectors/read-models/testing/payout-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

const [LAST, THIS] = ['2026-11-13', '2026-11-20'] as const;
let suki: Suki;
const happened = recorder();

beforeAll(async () => {
  suki = await openSuki('2026-11-19T02:00:00.000Z');
  const [before, now] = [payoutFixture(happened, { friday: LAST }), payoutFixture(happened)];
  const ramils = payoutFixture(happened, {
    workerId: 'w2',
    workerAccountId: 'wa2',
    friday: LAST,
    workerName: 'Ramil Santos',
  });
  await suki.happened(
    ...registrationsOf(happened),
    bookingFixture(happened).requested(),
    before.accountSet(),
    before.earned(),
    before.scheduled(),
    before.paid(),
    ramils.earned(),
    ramils.held({ missingAccount: true }),
    now.earned(),
  );
});
afterAll(() => suki.close());

describe('a worker’s payouts', () => {
  it('are private to the worker, newest Friday first, and read-only', async () => {
    const { items, total } = await suki.ask('listOwnPayouts', { by: jun });
    expect([total, items.map(({ friday, status, allowedActions }) => [friday, status, allowedActions])]).toEqual([
      2,
      [
        [THIS, 'accruing', []],
        [LAST, 'paid', []],
      ],
    ]);
    expect((await suki.ask('listOwnPayouts', { by: ramil })).items).toMatchObject([
      { workerId: 'w2', status: 'on_hold', missingAccount: true },
    ]);
  });

  it('stay available to a worker who became a client', async () => {
    const by = { ...jun, userType: 'client' } as const;
    expect(await suki.ask('listOwnPayouts', { by })).toEqual(await suki.ask('listOwnPayouts', { by: jun }));
    expect(await suki.ask('readPayoutAccount', { by })).toEqual(await suki.ask('readPayoutAccount', { by: jun }));
  });

  it('show the masked account', async () => {
    expect(await suki.ask('readPayoutAccount', { by: jun })).toEqual({
      method: 'gcash',
      account: '0917 *** 4821',
      name: 'Jun Bautista',
      bank: null,
      setAt: '2026-11-02T01:00:00.000Z',
      heldUntil: null,
    });
    expect(await suki.ask('readPayoutAccount', { by: ramil })).toBeNull();
  });

  it('show the next one in the earnings: accruing before on hold', async () => {
    expect((await suki.ask('readEarnings', { by: jun })).payout).toEqual({
      method: 'gcash',
      account: '0917 *** 4821',
      heldUntil: null,
      verifying: 0,
      next: { friday: THIS, amount: 61_600, status: 'accruing' },
    });
    expect((await suki.ask('readEarnings', { by: ramil })).payout).toEqual({
      method: null,
      account: null,
      heldUntil: null,
      verifying: 0,
      next: { friday: LAST, amount: 61_600, status: 'on_hold' },
    });
  });
});

describe('all payouts', () => {
  it('state since when the rate of each line held, if it was ever changed', async () => {
    const changed = await openSuki('2026-11-19T02:00:00.000Z');
    const log = recorder();
    const settings = { ...defaultSettings, commissionPercent: 13 };
    const since = '2026-11-02T01:00:00.000Z';
    const payout = payoutFixture(log);
    await changed.happened(
      ...registrationsOf(log),
      log('ConfigChanged', { settings }, { at: since }),
      payout.earned(),
      payout.earned({ line: { ...tapRepair, lineId: 'job:b2', commissionPercent: 13 } }),
    );
    const { items } = await changed.ask('listPayouts', { by: carla });
    expect(items[0]?.lines.map(({ commissionSince }) => commissionSince)).toEqual([null, since]);
    await changed.close();
  });

  it.each([
    [{}, 3],
    [{ friday: LAST }, 2],
    [{ status: 'paid' }, 1],
    [{ q: 'santos' }, 1],
    [{ q: 'jun' }, 2],
    [{ q: 'Jun', friday: THIS }, 1],
    [{ q: 'gc-1001' }, 1],
    [{ q: bookingCode('b1') }, 1],
    [{ q: bookingCode('b1'), friday: LAST }, 0],
    [{ q: 'nobody' }, 0],
    [{ limit: '1', page: '3' }, 3],
  ] as const)('%j finds %i', async (query, found) => {
    expect((await suki.ask('listPayouts', { query, by: carla })).total).toBe(found);
  });

  it('are sorted by Friday and name, with totals per Friday', async () => {
    const { items, fridays } = await suki.ask('listPayouts', { by: carla });
    expect(items.map(({ friday, workerName }) => [friday, workerName])).toEqual([
      [THIS, 'Jun Bautista'],
      [LAST, 'Jun Bautista'],
      [LAST, 'Ramil Santos'],
    ]);
    // An unscheduled payout would go to the worker's current account.
    expect(items[0]).toMatchObject({ status: 'accruing', method: 'gcash', account: '0917 *** 4821' });
    expect(fridays).toEqual([
      { friday: THIS, payouts: 1, sent: 0, carried: 0, amount: 61_600, unpaid: 61_600, owed: 0 },
      { friday: LAST, payouts: 2, sent: 1, carried: 0, amount: 123_200, unpaid: 61_600, owed: 0 },
    ]);
  });

  it('are counted by status, regardless of the filter', async () => {
    const counted = async (query: { friday?: string; q?: string; status: 'paid' }) =>
      (await suki.ask('listPayouts', { query, by: carla })).statuses.filter(({ count }) => count > 0);
    expect(await counted({ status: 'paid' })).toEqual([
      { status: 'accruing', count: 1 },
      { status: 'on_hold', count: 1 },
      { status: 'paid', count: 1 },
    ]);
    expect(await counted({ status: 'paid', friday: LAST, q: 'ramil' })).toEqual([{ status: 'on_hold', count: 1 }]);
  });

  it('are returned individually with their lines', async () => {
    expect(await suki.ask('readPayout', { params: { id: `w1-${LAST}` }, by: carla })).toMatchObject({
      status: 'paid',
      reference: 'GC-1001',
      allowedActions: ['reverse'],
      lines: [{ kind: 'job', customerName: 'Grace Villanueva' }],
    });
    await expect(suki.ask('readPayout', { params: { id: `nobody-${LAST}` }, by: carla })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are found by reference, also in the audit log', async () => {
    const found = await suki.ask('findForStaff', { query: { q: 'gc-1001' }, by: carla });
    expect(found.items).toMatchObject([{ kind: 'payout' }]);
    const { items } = await suki.ask('listAuditLogs', { query: { q: 'GC-1001' }, by: carla });
    expect(items.map(({ type }) => type)).toContain('PayoutPaid');
    expect(new Set(items.map(({ stream }) => stream))).toEqual(new Set([`payout-${found.items[0]?.id}`]));
  });

  it('are found in the audit log by their worker’s name', async () => {
    const { items } = await suki.ask('listAuditLogs', { query: { q: 'ramil', limit: '2' }, by: carla });
    expect(items.map(({ type, stream }) => [type, stream])).toEqual([
      ['PayoutHeld', `payout-w2-${LAST}`],
      ['EarningAdded', `payout-w2-${LAST}`],
    ]);
  });

  it('are in the bank’s file while they are scheduled', async () => {
    expect(await bankFile(suki, LAST)).toMatchObject({ fileName: `suki-payouts-${LAST}.csv`, rows: 0 });
  });
});

describe('a changed payout account', () => {
  const change = {
    method: 'bank',
    account: '001234567890',
    bank: 'BPI',
    setAt: '2026-11-20T01:00:00.000Z',
    heldUntil: '2026-11-22T01:00:00.000Z',
  } as const;
  let changed: Suki;

  beforeAll(async () => {
    changed = await openSuki('2026-11-20T02:00:00.000Z');
    const steps = payoutFixture(recorder());
    await changed.happened(
      ...registrationsOf(steps.happened),
      steps.accountSet(),
      steps.earned(),
      steps.scheduled(),
      steps.accountSet(change),
    );
  });
  afterAll(() => changed.close());

  it('shows the worker until when payouts wait', async () => {
    expect(await changed.ask('readPayoutAccount', { by: jun })).toMatchObject({
      account: '*** 7890',
      heldUntil: change.heldUntil,
    });
    expect((await changed.ask('readEarnings', { by: jun })).payout).toMatchObject({
      account: '*** 7890',
      heldUntil: change.heldUntil,
    });
  });

  it('excludes a payout from the bank’s file before it is put on hold', async () => {
    expect((await changed.ask('listPayouts', { query: { status: 'scheduled' }, by: carla })).total).toBe(1);
    expect((await bankFile(changed, THIS)).rows).toBe(0);
  });
});

async function bankFile({ grants, ask }: Suki, friday: string) {
  const wanted = { list: 'payouts', filters: friday } as const;
  const subject = exportSubject(wanted.list, wanted.filters);
  const grant = await grants.issue({ purpose: EXPORT_DATA, subject, caller: carla }, 60_000);
  return ask('readExport', { query: { ...wanted, grant }, by: carla });
}

it('shows the workers’ debts of a Friday that still accrues', async () => {
  const [cashJob, owed] = [{ grossCentavos: 70_000, commissionCentavos: -8_400, cashCentavos: 70_000 }, -8_400];
  const sums = { ...cashJob, amountCentavos: owed };
  const ramils = payoutFixture(happened, { workerId: 'w2', workerAccountId: 'wa2', workerName: 'Ramil Santos' });
  await suki.happened(ramils.earned({ line: { ...tapRepair, ...sums, kind: 'cash_job', lineId: 'job:b9' }, ...sums }));
  const sumsNow = async () => (await suki.ask('listPayouts', { by: carla })).fridays[0];
  expect(await sumsNow()).toMatchObject({
    friday: THIS,
    payouts: 2,
    carried: 0,
    amount: 53_200,
    unpaid: 53_200,
    owed: 8_400,
  });
  await suki.happened(ramils.carried());
  expect(await sumsNow()).toMatchObject({
    friday: THIS,
    payouts: 2,
    carried: 1,
    amount: 61_600,
    unpaid: 61_600,
    owed: 0,
  });
});
