import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMinutes } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { ApiClient } from '../harness/api-client.ts';
import { changeSettingsByTwo } from '../harness/two-admin-changes.ts';
import { amountOfPayouts, arrivedJob, startedJob, paidJob } from '../harness/paid-job.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';
import { admin, otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, person, testUsersOf } from '../harness/test-users.ts';

/** A disputed job over HTTP: held, answered, decided and appealed; and refusals of outsiders. */

const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let danny: ApiClient;
let stranger: ApiClient;
let bea: ApiClient;

beforeAll(async () => {
  suki = await startTestSuki({ clock, secondAdmin: true });
  cast = await testUsersOf(suki.url);
  danny = await approvedWorker(suki.url, cast.carla, 'Danny', 'Lim', cast.service.id);
  await danny.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
  stranger = await person(suki.url, 'Sam', 'Uy', 'client');
  bea = await new ApiClient(suki.url).signIn(otherAdmin.email, otherAdmin.password);
}, 120_000);
afterAll(() => suki.stop());

/** A completed job of ₱650, paid by GCash and verified, whose earning is part of a payout. */
async function verifiedJob() {
  const { andrea, carla, service } = cast;
  const before = await dannysPay();
  const params = { id: await paidJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() }) };
  await carla.call('verifyPayment', { params });
  clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
  await expect.poll(dannysPay).toBeGreaterThan(before);
  return { params };
}

async function dannysPay(): Promise<number> {
  return amountOfPayouts(danny);
}

const problem = { about: 'not_done', text: 'It still drips', wanted: 200_00 } as const;

/** Sessions expire by then. */
async function later(minutes: number): Promise<void> {
  clock.jumpTo(new Date(addMinutes(clock.now().toISOString(), minutes)));
  await cast.carla.signIn(admin.email, admin.password);
  await cast.andrea.signIn(cast.andrea.session?.user.email ?? '', 'suki-test-1');
  await danny.signIn(danny.session?.user.email ?? '', 'suki-test-1');
  await bea.signIn(otherAdmin.email, otherAdmin.password);
}

async function upload(by: ApiClient): Promise<string> {
  const body = new FormData();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  body.append('files', new Blob([png], { type: 'image/png' }), 'tap.png');
  const answer = await by.send('POST', '/disputes/pictures', { body });
  expect(answer.status).toBe(200);
  const { data } = answer.body as { data: { items: { id: string }[] } };
  return data.items[0]?.id ?? '';
}

describe('a disputed job', () => {
  let at: Awaited<ReturnType<typeof verifiedJob>>;
  let before: number;

  it('is disputed by its client, and its earning is held immediately', async () => {
    at = await verifiedJob();
    before = await dannysPay();
    const picture = await upload(cast.andrea);
    const other = await upload(danny);
    await expect(cast.andrea.call('openDispute', { ...at, body: { ...problem, pictures: [other] } })).rejects.toThrow(
      '"invalid"',
    );
    await cast.andrea.call('openDispute', { ...at, body: { ...problem, pictures: [picture] } });
    await expect(cast.andrea.call('openDispute', { ...at, body: problem })).rejects.toThrow('"already_exists"');
    await expect.poll(dannysPay).toBe(before - 572_00);
    const { dispute } = await danny.call('readDispute', at);
    expect(dispute).toMatchObject({ status: 'open', waitsFor: ['worker'], money: { held: 572_00 } });
    const shown = dispute?.messages[0]?.pictures[0]?.url ?? '';
    expect((await fetch(`${suki.url}${shown}`)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(`${suki.url}${shown.split('?')[0]}`)).status).toBe(404);
  });

  it('is visible to its parties and staff only', async () => {
    for (const call of ['readDispute', 'withdrawDispute', 'acceptDisputeDecision'] as const)
      await expect(stranger.call(call, at)).rejects.toThrow('"not_found"');
    await expect(stranger.call('openDispute', { ...at, body: problem })).rejects.toThrow('"not_found"');
    await expect(danny.call('withdrawDispute', at)).rejects.toThrow('"not_allowed_now"');
    expect((await stranger.call('listOwnDisputes')).items).toEqual([]);
    expect((await danny.call('listOwnDisputes')).items).toHaveLength(1);
    expect((await cast.andrea.call('readDispute', at)).dispute).toMatchObject({ money: null, payouts: [] });
  });

  it('is decided after both sides answered, on the sum that the admin read', async () => {
    const decision = { outcome: 'partial_refund', amount: 150_00, reason: 'Half was done', due: 650_00 } as const;
    await expect(cast.carla.call('decideDispute', { ...at, body: decision })).rejects.toThrow('"not_allowed_now"');
    await danny.call('addDisputeMessage', { ...at, body: { text: 'The tap is old' } });
    await cast.carla.call('askInDispute', { ...at, body: { asks: 'client', text: 'Since when?' } });
    expect((await cast.andrea.call('readDispute', at)).dispute).toMatchObject({ waitsFor: ['client'] });
    await expect(cast.carla.call('decideDispute', { ...at, body: { ...decision, due: 600_00 } })).rejects.toThrow(
      '"stale"',
    );
    await cast.carla.call('decideDispute', { ...at, body: decision });
    const { dispute } = await cast.andrea.call('readDispute', at);
    expect(dispute).toMatchObject({ status: 'decided', decisions: [{ waived: 150_00, decidedBy: null }] });
    // No money moves while an appeal is possible.
    expect((await cast.andrea.call('readPayment', at)).refunded).toBe(0);
  });

  it('refuses an answer to a decision that has changed since it was read', async () => {
    const another = { decidedAt: '2026-01-01T00:00:00.000Z' };
    await expect(danny.call('acceptDisputeDecision', { ...at, body: another })).rejects.toThrow('"stale"');
    const appeal = { ...at, body: { text: 'I did all of it', ...another } };
    await expect(danny.call('appealDispute', appeal)).rejects.toThrow('"stale"');
  });

  it('goes to another admin on an appeal, whose decision moves the money', async () => {
    await danny.call('appealDispute', { ...at, body: { text: 'I did all of it' } });
    const decision = { outcome: 'partial_refund', amount: 100_00, reason: 'Most was done', due: 650_00 } as const;
    await expect(cast.carla.call('decideDispute', { ...at, body: decision })).rejects.toThrow('"own_decision"');
    const unseen = { ...at, body: { ...decision, decidedAt: null } };
    await expect(bea.call('decideDispute', unseen), 'a first decision').rejects.toThrow('"stale"');
    await bea.call('decideDispute', { ...at, body: decision });
    await expect.poll(async () => (await cast.andrea.call('readPayment', at)).refunded).toBe(100_00);
    // 550 less 12 % of it.
    await expect.poll(dannysPay).toBe(before - 572_00 + 484_00);
    expect((await danny.call('readDispute', at)).dispute).toMatchObject({ status: 'settled', money: { held: 0 } });
  });
});

it('makes the decision final after its days when no side appeals', async () => {
  await later(180);
  const at = await verifiedJob();
  const before = await dannysPay();
  await danny.call('openDispute', { ...at, body: { about: 'behaviour', text: 'He shouted at me' } });
  await expect.poll(dannysPay).toBe(before - 572_00);
  await later(48 * 60 + 1);
  await cast.carla.call('decideDispute', { ...at, body: { outcome: 'pay_worker', reason: 'No', due: 650_00 } });
  await later(3 * 24 * 60 + 1);
  await expect.poll(async () => (await cast.carla.call('readDispute', at)).dispute?.status).toBe('settled');
});

describe('a refund that needs two admins', () => {
  let at: Awaited<ReturnType<typeof verifiedJob>>;
  let before: number;
  const decision = { outcome: 'full_refund', reason: 'Nothing was done', due: 650_00 } as const;
  const read = async () => (await cast.carla.call('readDispute', at)).dispute;
  const decideForGood = async () => {
    await cast.carla.call('decideDispute', { ...at, body: decision });
    for (const side of [cast.andrea, danny]) await side.call('acceptDisputeDecision', at);
    await expect.poll(async () => (await read())?.refundWaits).toBe(650_00);
    await expect.poll(async () => (await bea.call('listApprovals')).total).toBe(1);
    const [approval] = (await bea.call('listApprovals')).items;
    return { params: { id: approval?.id ?? '' } };
  };

  it('keeps the earning held, and is decided again when the second admin refuses', async () => {
    await later(180);
    await changeSettingsByTwo(suki.url, { approvalAmount: 500_00 });
    at = await verifiedJob();
    before = await dannysPay();
    await cast.andrea.call('openDispute', { ...at, body: problem });
    await danny.call('addDisputeMessage', { ...at, body: { text: 'I was there' } });
    await expect.poll(dannysPay).toBe(before - 572_00);
    const approval = await decideForGood();
    expect(await dannysPay()).toBe(before - 572_00);
    expect((await danny.call('readDispute', at)).dispute).toMatchObject({ status: 'settled', money: { held: 572_00 } });
    await bea.call('refuseApproval', { ...approval, body: { reason: 'Half would be fair' } });
    await expect
      .poll(read)
      .toMatchObject({ status: 'open', reopened: { reason: 'Half would be fair' }, undone: [{ waived: 650_00 }] });
    expect((await danny.call('readDispute', at)).dispute).toMatchObject({ reopened: { reason: null }, undone: [] });
    expect(await dannysPay()).toBe(before - 572_00);
  });

  it('is made once the second admin agrees, and settles the held earning', async () => {
    const approval = await decideForGood();
    await bea.call('grantApproval', approval);
    await expect.poll(async () => (await cast.andrea.call('readPayment', at)).refunded).toBe(650_00);
    await expect.poll(read).toMatchObject({ status: 'settled', refundWaits: 0, money: { held: 0 } });
    expect(await dannysPay()).toBe(before - 572_00);
  });
});

describe('a dispute of a job under way', () => {
  let at: { params: { id: string } };
  const read = async () => (await cast.carla.call('readDispute', at)).dispute;
  const booking = () => cast.andrea.call('readBooking', at);

  it('stops the automatic closing of the job', async () => {
    await later(180);
    const { andrea, service } = cast;
    at = {
      params: { id: await startedJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() }) },
    };
    await danny.call('openDispute', { ...at, body: { about: 'behaviour', text: 'They sent me away halfway' } });
    await andrea.call('addDisputeMessage', { ...at, body: { text: 'He left' } });
    await later(30 * 60);
    await expect.poll(async () => (await booking()).overdue).not.toBeNull();
    expect(await booking()).toMatchObject({ status: 'in_progress' });
    expect(await read()).toMatchObject({ bookingStatus: 'in_progress', absentee: null, money: { due: 650_00 } });
  });

  it('needs two admins to waive more than one admin may, even for an unpaid job', async () => {
    const decision = { outcome: 'partial_refund', amount: 600_00, reason: 'Little was done', due: 650_00 } as const;
    await cast.carla.call('decideDispute', { ...at, body: decision });
    for (const side of [cast.andrea, danny]) await side.call('acceptDisputeDecision', at);
    await expect.poll(async () => (await read())?.refundWaits).toBe(600_00);
    expect((await booking()).status).toBe('in_progress');
    await expect.poll(async () => (await bea.call('listApprovals')).total).toBe(1);
    const [approval] = (await bea.call('listApprovals')).items;
    expect(approval?.subject).toMatchObject({ change: 'waiver', cause: 'dispute', amountCentavos: 600_00 });
    const params = { id: approval?.id ?? '' };
    await expect(cast.carla.call('grantApproval', { params })).rejects.toThrow('"own_request"');
    await bea.call('grantApproval', { params });
  });

  it('ends the job by the decision, and requests the rest of its price', async () => {
    await expect.poll(async () => (await booking()).status).toBe('completed');
    expect(await read()).toMatchObject({ refundWaits: 0, money: { due: 50_00, held: 0 } });
    await expect.poll(async () => (await cast.andrea.call('readPayment', at)).amount).toBe(50_00);
  });
});

it('needs two admins to cancel a paid job above the amount that one admin may waive', async () => {
  await later(180);
  const { andrea, carla, service } = cast;
  const id = await startedJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() });
  const at = { params: { id } };
  const { status, approval } = await carla.call('cancelAsAdmin', { ...at, body: { reason: 'The house flooded' } });
  expect([status, approval]).toEqual(['in_progress', { id: expect.any(String) }]);
  await expect(bea.call('cancelAsAdmin', { ...at, body: { reason: 'Me, too' } })).rejects.toThrow('"already_exists"');
  await bea.call('grantApproval', { params: { id: approval?.id ?? '' } });
  await expect.poll(async () => (await andrea.call('readBooking', at)).status).toBe('cancelled');
  expect(await andrea.call('readBooking', at)).toMatchObject({
    cancellation: { by: 'admin', reason: 'The house flooded' },
  });
});

it('lets the absent side dispute a no-show, which then no longer counts against them', async () => {
  await later(180);
  const { andrea, carla, service } = cast;
  const at = {
    params: { id: await arrivedJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() }) },
  };
  const booking = () => andrea.call('readBooking', at);
  await later(45 + 16);
  await danny.call('reportNoShow', at);
  await later(11);
  await expect.poll(async () => (await booking()).cancellation?.cause).toBe('client_no_show');
  const fee = (await booking()).cancellation?.fee ?? 0;
  expect(fee).toBeGreaterThan(0);
  const story = { about: 'no_show', text: 'I stood at the gate' } as const;
  // The short form of a no-show comes first.
  await expect(andrea.call('openDispute', { ...at, body: story })).rejects.toThrow('"not_allowed_now"');
  await carla.call('settleNoShow', { ...at, body: { outcome: 'upheld', reason: 'He waited' } });
  expect((await andrea.call('readDispute', at)).openUntil).not.toBeNull();
  await andrea.call('openDispute', { ...at, body: story });
  await danny.call('addDisputeMessage', { ...at, body: { text: 'I rang twice' } });
  const decision = { reason: 'The bell is broken', due: fee } as const;
  await expect(carla.call('decideDispute', { ...at, body: { ...decision, outcome: 'pay_worker' } })).rejects.toThrow(
    '"invalid"',
  );
  await carla.call('decideDispute', { ...at, body: { ...decision, outcome: 'no_show_waived' } });
  for (const side of [andrea, danny]) await side.call('acceptDisputeDecision', at);
  await expect.poll(async () => (await booking()).noShowCase).toBe('waived');
  expect((await booking()).cancellation).toMatchObject({ fee: 0 });
});

it('needs two admins to waive a no-show’s fee above the amount that one admin may waive', async () => {
  await later(180);
  await changeSettingsByTwo(suki.url, { approvalAmount: 50_00 });
  const { andrea, carla, service } = cast;
  const at = {
    params: { id: await arrivedJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() }) },
  };
  const booking = () => andrea.call('readBooking', at);
  await later(45 + 16);
  await danny.call('reportNoShow', at);
  await later(11);
  await expect.poll(async () => (await booking()).cancellation?.cause).toBe('client_no_show');
  const fee = (await booking()).cancellation?.fee ?? 0;
  expect(fee).toBeGreaterThan(50_00);

  const waive = { ...at, body: { outcome: 'waived', reason: 'The gate was locked' } } as const;
  const { approval } = await carla.call('settleNoShow', waive);
  const params = { id: approval?.id ?? '' };
  expect((await booking()).cancellation).toMatchObject({ fee });
  await expect(carla.call('grantApproval', { params })).rejects.toThrow('"own_request"');
  await bea.call('grantApproval', { params });
  await expect.poll(async () => (await booking()).noShowCase).toBe('waived');
  expect((await booking()).cancellation).toMatchObject({ fee: 0 });
});
