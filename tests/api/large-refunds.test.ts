import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { COSTLY, costlyJob } from '../harness/costly-job.ts';
import { otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let rico: ApiClient;
let id: string;
const reason = 'It flooded the kitchen';

beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
  cast = await testUsersOf(suki.url);
  rico = await new ApiClient(suki.url).signIn(otherAdmin.email, otherAdmin.password);
  id = await costlyJob(cast);
});
afterAll(() => suki.stop());

const payment = (by: ApiClient) => by.call('readPayment', { params: { id } });
const refund = (amount?: number) =>
  cast.carla.call('refundPayment', { params: { id }, body: { reason, ...(amount && { amount }) } });
const waiting = async () => (await rico.call('listApprovals')).items;

it('waits for approval, reserves its money and is visible to staff only', async () => {
  const { approval } = await refund(6_000_00);
  expect(approval).not.toBeNull();
  await expect
    .poll(waiting)
    .toMatchObject([
      { id: approval?.id, subject: { change: 'refund', amountCentavos: 6_000_00, keptCentavos: COSTLY } },
    ]);
  expect(await payment(cast.carla)).toMatchObject({
    refunded: 0,
    refundable: 2_000_00,
    refundRequests: [{ amount: 6_000_00, reason }],
  });
  // The client knows about the review, not who requested the refund or why.
  expect(await payment(cast.andrea)).toMatchObject({ refundRequests: [], refundUnderReview: 6_000_00, refundable: 0 });
  expect(await payment(cast.jun)).toMatchObject({ refundRequests: [], refundUnderReview: 0 });
  const told = async (by: ApiClient) =>
    (await by.call('readHistory', { params: { id } })).items.map(({ type }) => type);
  expect(await told(cast.andrea)).not.toContain('RefundRequested');
  expect(await told(cast.jun)).not.toContain('RefundRequested');
  expect(await told(cast.carla)).toContain('RefundRequested');
  await expect(refund(2_000_01)).rejects.toThrow(/"code":"invalid"/);
});

it('is not made when another admin refuses it, and releases its money', async () => {
  const [first] = await waiting();
  const at = { params: { id: first?.id ?? '' } };
  await expect(cast.carla.call('grantApproval', at)).rejects.toThrow(/"code":"own_request"/);
  await rico.call('refuseApproval', { ...at, body: { reason: 'Half would be fair' } });
  await expect
    .poll(() => payment(cast.carla))
    .toMatchObject({
      refunded: 0,
      refundable: COSTLY,
      refundRequests: [],
      refundUnderReview: 0,
    });
  await expect(rico.call('grantApproval', at)).rejects.toThrow(/"code":"not_allowed_now"/);
});

it('is paid out once when another admin agrees', async () => {
  await refund(5_500_00);
  await expect.poll(waiting).toHaveLength(1);
  const [second] = await waiting();
  await rico.call('grantApproval', { params: { id: second?.id ?? '' } });
  await expect.poll(() => payment(cast.andrea)).toMatchObject({ refunded: 5_500_00, refunds: [{ reason }] });
  // The amount that one admin may refund alone is unchanged.
  expect((await refund(1_000_00)).approval).toBeNull();
  expect(await payment(cast.carla)).toMatchObject({ refunded: 6_500_00, refundRequests: [] });
});
