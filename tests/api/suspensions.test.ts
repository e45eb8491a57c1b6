import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, kapitolyo, nextWorkday, testUsersOf } from '../harness/test-users.ts';
import { textsTo } from '../harness/verified.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let rico: ApiClient;

beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
  cast = await testUsersOf(suki.url);
  rico = await new ApiClient(suki.url).signIn(otherAdmin.email, otherAdmin.password);
});
afterAll(() => suki.stop());

async function jobWith(worker: ApiClient): Promise<string> {
  const workerId = worker.session?.user.workerId ?? '';
  const { id } = await cast.andrea.call('createBooking', {
    body: {
      serviceId: cast.service.id,
      workerId,
      date: nextWorkday(),
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  await worker.call('acceptBooking', { params: { id } });
  return id;
}

const suspend = (worker: ApiClient, cause?: 'safety') =>
  cast.carla.call('changeUser', {
    params: { id: worker.session?.user.id ?? '' },
    body: { action: 'suspend', reason: 'Two clients complained', ...(cause && { cause }) },
  });
const statusOf = async (worker: ApiClient) =>
  (await cast.carla.call('readUser', { params: { id: worker.session?.user.id ?? '' } })).status;
const workerOf = async (id: string) => (await cast.andrea.call('readBooking', { params: { id } })).worker?.id;

it('waits for another admin where jobs are open, lists them, and is done once that admin agrees', async () => {
  const id = await jobWith(cast.jun);
  const { approval } = await suspend(cast.jun);
  const [waiting] = (await rico.call('listApprovals')).items;
  expect(waiting).toMatchObject({ id: approval?.id, subject: { change: 'suspend_worker', jobs: [{ bookingId: id }] } });
  expect(await statusOf(cast.jun)).toBe('active');
  await expect(suspend(cast.jun)).rejects.toThrow('already_exists');
  await expect.poll(async () => (await textsTo(suki.url, otherAdmin.email)).join()).toContain('who has 1 open job');

  await rico.call('grantApproval', { params: { id: approval?.id ?? '' } });
  await expect.poll(() => statusOf(cast.jun)).toBe('suspended');
  await expect.poll(() => workerOf(id)).toBeUndefined();
});

it('is immediate for a safety reason, and notifies the other admins', async () => {
  const nena = await approvedWorker(suki.url, cast.carla, 'Nena', 'Cruz', cast.service.id);
  await jobWith(nena);
  expect((await suspend(nena, 'safety')).approval).toBeNull();
  expect(await statusOf(nena)).toBe('suspended');
  const told = async () => (await textsTo(suki.url, otherAdmin.email)).find((text) => text.includes('Nena Cruz'));
  await expect.poll(told).toContain('without a second admin, for somebody’s safety.\nWhy: Two clients complained');
});

it('is immediate where no job is open', async () => {
  const idle = await approvedWorker(suki.url, cast.carla, 'Obet', 'Diaz', cast.service.id);
  expect((await suspend(idle)).approval).toBeNull();
  expect(await statusOf(idle)).toBe('suspended');
});

it('cannot be bypassed by changing the role of a worker with open jobs', async () => {
  const lito = await approvedWorker(suki.url, cast.carla, 'Lito', 'Reyes', cast.service.id);
  const id = await jobWith(lito);
  const accountId = lito.session?.user.id ?? '';
  const toClient = () =>
    cast.carla.call('changeUser', { params: { id: accountId }, body: { action: 'role', role: 'client' } });
  await expect(toClient()).rejects.toThrow('has_open_jobs');
  const toStaff = { change: 'staff_role', staffRole: 'support', accountId, reason: 'He helps at the desk' } as const;
  await expect(cast.carla.call('requestApproval', { body: toStaff })).rejects.toThrow('has_open_jobs');
  await cast.andrea.call('cancelBooking', { params: { id }, body: { reason: 'I moved' } });
  await toClient();
  expect((await cast.carla.call('readUser', { params: { id: accountId } })).userType).toBe('client');
});
