import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { testClock } from '../harness/test-clock.ts';
import { kapitolyo, nextWorkday, testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let workerId: string;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
  workerId = cast.jun.session?.user.workerId ?? '';
});
afterAll(() => suki.stop());

const idOf = ({ session }: ApiClient) => session?.user.id ?? '';
const figures = () => cast.carla.call('readWorkerFigures', { params: { workerId } });

describe('a worker’s figures', () => {
  it('count requests, answers and agreements', async () => {
    expect(await figures()).toMatchObject({
      requests: { asked: 0, answerMinutes: null },
      jobs: { agreed: 0, completionPercent: null },
      reviews: { rating: 0, count: 0 },
      money: { payouts: [] },
    });
    const request = (time: string) =>
      cast.andrea.call('createBooking', {
        body: {
          serviceId: cast.service.id,
          workerId,
          date: nextWorkday(),
          time,
          address: kapitolyo,
          paymentMethod: 'cash',
        },
      });
    const askedAt = testClock.now();
    testClock.set(askedAt);
    const [one, other] = [await request('10:00'), await request('14:00')];
    testClock.advance(3 * 60_000);
    await cast.jun.call('acceptBooking', { params: { id: one.id }, body: {} });
    await cast.jun.call('declineBooking', { params: { id: other.id }, body: { reason: 'Too far for me' } });
    testClock.jumpTo(testClock.now());
    await expect.poll(figures).toMatchObject({
      requests: { asked: 2, accepted: 1, declined: 1, unanswered: 0, answerMinutes: 3 },
      jobs: { agreed: 1, completed: 0 },
    });
    expect((await figures()).money?.earnings.months).toHaveLength(12);
  });

  it('are for staff only, and for existing workers only', async () => {
    for (const by of [cast.andrea, cast.jun])
      await expect(by.call('readWorkerFigures', { params: { workerId } })).rejects.toThrow('"code":"forbidden"');
    await expect(cast.carla.call('readWorkerFigures', { params: { workerId: 'nobody' } })).rejects.toThrow(
      '"code":"not_found"',
    );
  });
});

describe('a staff note', () => {
  const params = () => ({ id: idOf(cast.jun) });
  const TEXT = 'Called about the late arrivals; Jun starts later from now on.';

  it('names its author, newest first, and does not notify its subject', async () => {
    const told = (await cast.jun.call('listNotifications')).total;
    await cast.carla.call('addStaffNote', { params: params(), body: { text: 'First' } });
    await cast.carla.call('addStaffNote', { params: params(), body: { text: TEXT } });
    const list = () => cast.carla.call('listStaffNotes', { params: params() });
    await expect.poll(list).toMatchObject({ total: 2, items: [{ text: TEXT }, { text: 'First' }] });
    expect((await list()).items[0]?.by.accountId).toBe(idOf(cast.carla));
    expect((await cast.jun.call('listNotifications')).total).toBe(told);
    expect(JSON.stringify(await cast.jun.call('me'))).not.toContain(TEXT);
  });

  it('is for staff only', async () => {
    await expect(cast.jun.call('listStaffNotes', { params: params() })).rejects.toThrow('"code":"forbidden"');
    await expect(cast.jun.call('addStaffNote', { params: params(), body: { text: 'Mine' } })).rejects.toThrow(
      '"code":"forbidden"',
    );
    await expect(
      cast.carla.call('addStaffNote', { params: { id: 'nobody' }, body: { text: 'Whose?' } }),
    ).rejects.toThrow('"code":"not_found"');
  });

  it('is part of its subject’s data export, as the law requires', async () => {
    const { grant } = await cast.jun.call('requestMyData');
    const { accountHistory } = await cast.jun.call('readMyData', { query: { grant } });
    expect(accountHistory.filter(({ type }) => type === 'StaffNoteAdded').map(({ data }) => data.text)).toContain(TEXT);
  });
});

describe('the open cases about a person', () => {
  const casesOf = (by: ApiClient) => cast.carla.call('readPersonCases', { params: { id: idOf(by) } });

  it('list their latest reports, disputes and requests for help', async () => {
    expect(await casesOf(cast.jun)).toEqual({
      tickets: { items: [], total: 0 },
      disputes: { items: [], total: 0 },
      reports: { items: [], total: 0 },
      safetyAbout: { items: [], total: 0 },
      safetyBy: { items: [], total: 0 },
    });
    const { id } = await cast.jun.call('reportBug', { body: { whatHappened: 'The map of the job stays grey' } });
    await expect
      .poll(() => casesOf(cast.jun))
      .toMatchObject({ reports: { total: 1, items: [{ id, text: 'The map of the job stays grey', isOver: false }] } });
    await cast.carla.call('triageBug', { params: { id }, body: { status: 'closed' } });
    await expect.poll(() => casesOf(cast.jun)).toMatchObject({ reports: { items: [{ isOver: true }] } });
    expect((await casesOf(cast.andrea)).reports).toEqual({ items: [], total: 0 });
  });

  it('are for staff only', async () => {
    await expect(cast.jun.call('readPersonCases', { params: { id: idOf(cast.jun) } })).rejects.toThrow(
      '"code":"forbidden"',
    );
  });
});
