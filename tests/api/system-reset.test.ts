import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { ApiClient } from '../harness/api-client.ts';
import { costlyJob } from '../harness/costly-job.ts';
import { storedAndRebuilt } from '../harness/projections-equal-rebuild.ts';
import { admin, otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { kapitolyo, nextWorkday, testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let rico: ApiClient;
let bookingId: string;
let openId: string;
let ticketId: string;

beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true, env: { ALLOW_SYSTEM_RESET: 'true' } });
  cast = await testUsersOf(suki.url);
  const { andrea } = cast;
  rico = await new ApiClient(suki.url).signIn(otherAdmin.email, otherAdmin.password);
  bookingId = await costlyJob(cast);
  openId = (await book('14:00')).id;
  ({ id: ticketId } = await andrea.call('openTicket', { body: { topic: 'booking', text: 'Nobody came' } }));
  await andrea.call('sendToBooking', { params: { bookingId: openId }, body: { text: 'Bring a hose' } });
});
afterAll(() => rm(suki.folder, { recursive: true, force: true }));

const book = (time: string) =>
  cast.andrea.call('createBooking', {
    body: {
      serviceId: cast.service.id,
      workerId: cast.jun.session?.user.workerId ?? '',
      date: nextWorkday(),
      time,
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
const ask = (by: ApiClient, body: object = {}) =>
  by.send('POST', '/admin/reset-system', {
    body: JSON.stringify({ confirm: 'RESET', password: admin.password, reason: 'The training is over', ...body }),
  });
const codeOf = ({ body }: Awaited<ReturnType<typeof ask>>) => (body as { code?: string }).code;
const statusOf = async (by: ApiClient, path: string) => (await by.send('GET', path)).status;
describe('a request for a system reset', () => {
  it('requires the word, the password and a member of staff with the permission', async () => {
    expect((await ask(cast.carla, { confirm: 'reset' })).status).toBe(400);
    expect(codeOf(await ask(cast.carla, { password: 'something-else-1' }))).toBe('wrong_password');
    expect((await ask(cast.andrea)).status).toBe(403);
    expect((await cast.carla.call('listApprovals')).items).toEqual([]);
  });

  it('waits for another owner, once, and changes nothing', async () => {
    expect((await ask(cast.carla)).status).toBe(201);
    expect(codeOf(await ask(rico))).toBe('already_exists');
    const [waiting] = (await rico.call('listApprovals')).items;
    expect(waiting).toMatchObject({ subject: { change: 'system_reset' }, reason: 'The training is over' });
    await expect(cast.carla.call('grantApproval', { params: { id: waiting?.id ?? '' } })).rejects.toThrow(
      /own_request/,
    );
    expect(await statusOf(cast.andrea, `/bookings/${bookingId}`)).toBe(200);
  });
});

describe('an agreed system reset', () => {
  it('removes users’ activity from every list', async () => {
    const [waiting] = (await rico.call('listApprovals')).items;
    await rico.call('grantApproval', { params: { id: waiting?.id ?? '' } });
    await expect.poll(() => statusOf(cast.andrea, `/bookings/${bookingId}`)).toBe(404);
    const { andrea, jun, carla } = cast;
    expect((await andrea.call('listBookings')).total).toBe(0);
    expect((await carla.call('listAllBookings')).total).toBe(0);
    expect((await carla.call('listPayments')).total).toBe(0);
    expect((await jun.call('listOwnPayouts')).total).toBe(0);
    expect((await andrea.call('listChats')).items).toEqual([]);
    expect((await andrea.call('listNotifications')).items).toEqual([]);
    expect(await statusOf(andrea, `/tickets/${ticketId}`)).toBe(404);
    expect(await statusOf(carla, `/bookings/${bookingId}/payment`)).toBe(404);
    expect((await jun.call('readEarnings')).totals.totalEarnings).toBe(0);
    expect((await jun.call('readEarnings')).totals.completedJobs).toBe(0);
  });

  it('refuses every call that would change it', async () => {
    const { andrea, jun, carla } = cast;
    const at = { params: { id: openId } };
    await expect(jun.call('acceptBooking', at)).rejects.toThrow(/"code":"not_found"/);
    await expect(andrea.call('cancelBooking', { ...at, body: { reason: 'Too late' } })).rejects.toThrow(/not_found/);
    await expect(
      carla.call('refundPayment', { params: { id: bookingId }, body: { amount: 1_00, reason: 'It drips' } }),
    ).rejects.toThrow(/not_found/);
  });

  it('keeps people, services, settings and history', async () => {
    const { andrea, jun, carla, service } = cast;
    expect((await andrea.call('me')).user.firstName).toBe('Andrea');
    const worker = await andrea.call('readWorker', { params: { id: jun.session?.user.workerId ?? '' } });
    expect(worker.name).toBe('Jun Bautista');
    expect((await andrea.call('listServices')).items.map(({ id }) => id)).toEqual([service.id]);
    const { items } = await carla.call('listEvents', { query: { stream: streams.booking(bookingId), limit: 100 } });
    expect(items[0]?.type).toBe('BookingRequested');
    const reset = await carla.call('listAuditLogs', { query: { type: 'SystemReset' } });
    expect(reset.items).toMatchObject([{ subject: 'Suki' }]);
    const { state } = await carla.call('readStream', { params: { stream: streams.booking(bookingId) } });
    expect(state).not.toBeNull();
  });

  it('frees the same hour, and restarts money at zero', async () => {
    const again = await costlyJob(cast);
    expect(again).not.toBe(bookingId);
    expect((await cast.andrea.call('listBookings')).total).toBe(1);
    expect((await cast.carla.call('listPayments')).total).toBe(1);
    await cast.andrea.call('sendToBooking', { params: { bookingId: again }, body: { text: 'Thank you' } });
    expect((await cast.andrea.call('listChats')).items).toMatchObject([{ unreadCount: 0 }]);
  });

  it('requires a new request for a second reset, and runs each reset once', async () => {
    expect((await ask(cast.carla)).status).toBe(201);
    const { total } = await cast.carla.call('listAuditLogs', { query: { type: 'SystemReset' } });
    expect(total).toBe(1);
  });
});

it('rebuilds the same documents from the whole log', async () => {
  await suki.stop({ deletesFolder: false });
  const { stored, rebuilt } = await storedAndRebuilt(suki.folder);
  expect(stored).toEqual(rebuilt);
  expect([...stored.keys()].filter((key) => key.startsWith('bookings/'))).toHaveLength(1);
});

it('refuses a system reset where it is not allowed, for every caller', async () => {
  const other = await startTestSuki({ secondAdmin: true });
  try {
    const carla = await new ApiClient(other.url).signIn(admin.email, admin.password);
    expect((await ask(carla)).status).toBe(403);
    expect((await carla.call('readConfig')).allowsReset).toBe(false);
  } finally {
    await other.stop();
  }
});
