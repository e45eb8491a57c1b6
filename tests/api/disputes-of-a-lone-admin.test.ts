import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPEAL_WITHIN_DAYS } from '#contracts/dispute/lifecycle.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { paidJob } from '../harness/paid-job.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, testUsersOf } from '../harness/test-users.ts';

const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let danny: ApiClient;

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
  danny = await approvedWorker(suki.url, cast.carla, 'Danny', 'Lim', cast.service.id);
  await danny.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
}, 120_000);
afterAll(() => suki.stop());

it('lets the same admin decide the appeal after the days reserved for another admin', async () => {
  const { andrea, carla, service } = cast;
  const at = {
    params: { id: await paidJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() }) },
  };
  await andrea.call('openDispute', { ...at, body: { about: 'not_done', text: 'It still drips' } });
  await danny.call('addDisputeMessage', { ...at, body: { text: 'The tap is old' } });
  const decision = { outcome: 'pay_worker', reason: 'It was done', due: 650_00 } as const;
  await carla.call('decideDispute', { ...at, body: decision });
  await andrea.call('appealDispute', { ...at, body: { text: 'Look at the picture' } });
  const read = async (by: ApiClient) => (await by.call('readDispute', at)).dispute;
  expect(await read(carla)).toMatchObject({ isWithoutJudge: true, allowedActions: ['say'] });
  expect(await read(andrea)).toMatchObject({ isWithoutJudge: false, decideBy: expect.any(String) });
  await expect(carla.call('decideDispute', { ...at, body: decision })).rejects.toThrow('"own_decision"');
  clock.jumpTo(new Date(clock.now().getTime() + APPEAL_WITHIN_DAYS * 86_400_000));
  await carla.signIn(admin.email, admin.password);
  expect(await read(carla)).toMatchObject({ allowedActions: ['say', 'decide'] });
  const part = { outcome: 'partial_refund', amount: 100_00, reason: 'The picture shows it', due: 650_00 } as const;
  await carla.call('decideDispute', { ...at, body: part });
  expect(await read(carla)).toMatchObject({ status: 'settled', decisions: [{}, { waived: 100_00 }] });
});
