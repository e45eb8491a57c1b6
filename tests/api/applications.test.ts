import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { ApiClient } from '../harness/api-client.ts';
import {
  approvedWorker,
  testUsersOf,
  checkDocument,
  submitDocument,
  kapitolyo,
  nextWorkday,
  person,
} from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

const clock = createTestClock();
const pasig = { lat: 14.5695, lng: 121.0612, city: 'Pasig' };
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

const accountOf = (who: ApiClient) => who.session?.user.id ?? '';
const workerOf = (who: ApiClient) => who.session?.user.workerId ?? '';
const change = (who: ApiClient, body: object) =>
  cast.carla.send('PATCH', `/admin/users/${accountOf(who)}`, { body: JSON.stringify(body) });
const asAdminsSee = (who: ApiClient) => cast.carla.call('readUser', { params: { id: accountOf(who) } });
const publicProfile = (who: ApiClient) => new ApiClient(suki.url).call('readWorker', { params: { id: workerOf(who) } });
const titlesOf = async (who: ApiClient) => (await who.call('listNotifications')).items.map(({ title }) => title);
const isFound = async (who: ApiClient) =>
  (await cast.andrea.call('listWorkers', { query: { limit: '100' } })).items.some(({ id }) => id === workerOf(who));

describe('an application', () => {
  it('is approved only when it is complete and each document was checked, and lists the missing parts', async () => {
    const lita = await person(suki.url, 'Lita', 'Ramos', 'worker');
    const refusedFor = async (...missing: string[]) => {
      expect(await change(lita, { action: 'approve' })).toMatchObject({
        status: 409,
        body: { code: 'application_incomplete', details: { missing } },
      });
      expect((await asAdminsSee(lita)).missing).toEqual(missing);
      expect((await lita.call('readOwnProfile')).missing).toEqual(missing);
    };
    await refusedFor('services', 'place', 'valid_id', 'clearance');
    await lita.call('changeOwnProfile', { body: { services: [cast.service.id], location: pasig } });
    await refusedFor('valid_id', 'clearance');
    const [clearance, card] = [await submitDocument(lita, 'nbi_clearance'), await submitDocument(lita, 'valid_id')];
    await refusedFor('paper_checks');
    await checkDocument(cast.carla, lita, card);
    await refusedFor('paper_checks');
    const until = addDays(manilaDay(clock.now()), 200);
    const unseen = await cast.carla.send('POST', `/admin/workers/${workerOf(lita)}/documents/${clearance}/check`, {
      body: JSON.stringify({ outcome: 'approved', kind: 'nbi_clearance', expiresOn: until }),
    });
    expect(unseen, 'a document must be opened before the check').toMatchObject({
      status: 409,
      body: { code: 'paper_unread' },
    });
    await refusedFor('paper_checks');
    await cast.carla.call('linkWorkerDocument', {
      params: { workerId: workerOf(lita), documentId: clearance },
      body: { cause: 'application' },
    });
    const noDay = await cast.carla.send('POST', `/admin/workers/${workerOf(lita)}/documents/${clearance}/check`, {
      body: JSON.stringify({ outcome: 'approved', kind: 'nbi_clearance', expiresOn: null }),
    });
    expect(noDay).toMatchObject({ status: 400, body: { code: 'invalid' } });
    await checkDocument(cast.carla, lita, clearance, { kind: 'nbi_clearance', expiresOn: until });
    expect(await isFound(lita)).toBe(false);
    expect((await change(lita, { action: 'approve' })).status).toBe(200);
    expect(await isFound(lita)).toBe(true);
    const { checks } = await publicProfile(lita);
    expect(checks).toEqual([
      { kind: 'valid_id', checkedAt: expect.any(String), expiresOn: null },
      { kind: 'nbi_clearance', checkedAt: expect.any(String), expiresOn: until },
    ]);
  });

  it('is completed by the worker when an admin asks for it', async () => {
    const nena = await person(suki.url, 'Nena', 'Cruz', 'worker');
    expect((await change(nena, { action: 'request-missing' })).status).toBe(200);
    expect(await titlesOf(nena)).toContain('Your application needs a little more');
    expect(await change(cast.jun, { action: 'request-missing' })).toMatchObject({
      status: 409,
      body: { code: 'not_allowed_now' },
    });
  });

  it('returns to the admins’ queue once the worker corrects a rejected application', async () => {
    const rico = await person(suki.url, 'Rico', 'Reyes', 'worker');
    await change(rico, { action: 'reject', reason: 'No ID' });
    expect(await asAdminsSee(rico)).toMatchObject({ approval: 'rejected' });
    await submitDocument(rico, 'valid_id');
    expect(await asAdminsSee(rico)).toMatchObject({
      approval: 'applied',
      missing: ['services', 'place', 'clearance', 'paper_checks'],
    });
    const { items } = await cast.carla.call('listUsers', { query: { status: 'applied' } });
    expect(items.map(({ id }) => id)).toContain(accountOf(rico));
  });

  it('accepts a résumé that admins can read and clients never see as proof', async () => {
    const nora = await approvedWorker(suki.url, cast.carla, 'Nora', 'Villa', cast.service.id);
    const documentId = await submitDocument(nora, 'resume');
    const own = async () => (await nora.call('listOwnDocuments')).items.find(({ id }) => id === documentId);
    expect(await own()).toMatchObject({ kind: 'resume', state: 'waiting' });
    const untilNextYear = { kind: 'resume', expiresOn: addDays(manilaDay(clock.now()), 365) } as const;
    await expect(checkDocument(cast.carla, nora, documentId, untilNextYear)).rejects.toThrow(/doesn’t expire/);
    await checkDocument(cast.carla, nora, documentId, { kind: 'resume' });
    expect(await own()).toMatchObject({ kind: 'resume', state: 'approved', expiresOn: null });
    expect((await publicProfile(nora)).checks.map(({ kind }) => kind)).toEqual(['valid_id', 'police_clearance']);
  });

  it('notifies the worker why a document is refused', async () => {
    const gil = await approvedWorker(suki.url, cast.carla, 'Gil', 'Santos', cast.service.id);
    const documentId = await submitDocument(gil, 'nbi_clearance');
    await cast.carla.call('checkWorkerDocument', {
      params: { workerId: workerOf(gil), documentId },
      body: { outcome: 'refused', reason: 'It can’t be read' },
    });
    expect((await gil.call('listOwnDocuments')).items.at(-1)).toMatchObject({
      state: 'refused',
      refusedBecause: 'It can’t be read',
    });
    expect(await titlesOf(gil)).toContain('We couldn’t accept a document');
    expect((await publicProfile(gil)).checks.map(({ kind }) => kind)).toEqual(['valid_id', 'police_clearance']);
  });

  it('lets only admins check it', async () => {
    const {
      items: [card],
    } = await cast.jun.call('listOwnDocuments');
    const check = (by: ApiClient) =>
      by.send('POST', `/admin/workers/${workerOf(cast.jun)}/documents/${card?.id}/check`, {
        body: JSON.stringify({ outcome: 'approved', kind: 'certificate', expiresOn: null }),
      });
    expect(
      (await Promise.all([cast.jun, cast.andrea, new ApiClient(suki.url)].map(check))).map(({ status }) => status),
    ).toEqual([403, 403, 401]);
  });
});

describe('an expiring ID', () => {
  it('sends a reminder, removes its part of the badge and blocks new jobs until the next ID is checked', async () => {
    const { carla, andrea, service } = cast;
    const omar = await approvedWorker(suki.url, carla, 'Omar', 'Diaz', service.id);
    const {
      items: [card],
    } = await omar.call('listOwnDocuments');
    const lastDay = addDays(manilaDay(clock.now()), 20);
    await checkDocument(carla, omar, card?.id ?? '', { expiresOn: lastDay });
    const job = (date: string, time: string) => ({
      serviceId: service.id,
      workerId: workerOf(omar),
      date,
      time,
      address: kapitolyo,
      expectedPrice: 650_00,
      paymentMethod: 'cash',
    });
    const book = async (date: string, time: string) =>
      andrea.send('POST', '/bookings', { body: JSON.stringify(job(date, time)) });
    const accepted = await book(nextWorkday(new Date(manilaInstant(addDays(lastDay, 2)))), '09:00');
    expect(accepted.status).toBe(201);
    const {
      data: { id: kept },
    } = accepted.body as { data: { id: string } };
    await omar.call('acceptBooking', { params: { id: kept } });

    const renewed = async (at: string) => {
      clock.jumpTo(new Date(at));
      for (const who of [carla, andrea, omar]) await who.signIn(who.session?.user.email ?? '', 'suki-test-1');
    };
    await renewed(manilaInstant(addDays(lastDay, -14), '08:00'));
    await expect.poll(() => titlesOf(omar)).toContain('A document expires soon');
    expect((await publicProfile(omar)).checks).toHaveLength(2);
    expect(await isFound(omar)).toBe(true);

    await renewed(manilaInstant(addDays(lastDay, 1), '00:01'));
    expect((await publicProfile(omar)).checks).toMatchObject([{ kind: 'police_clearance' }]);
    expect(await isFound(omar)).toBe(false);
    expect(await book(nextWorkday(clock.now()), '10:00')).toMatchObject({
      status: 409,
      body: { code: 'worker_unavailable' },
    });
    expect((await andrea.call('readBooking', { params: { id: kept } })).status).toBe('accepted');
    const { id: open } = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        date: nextWorkday(clock.now()),
        time: '13:00',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    expect(await omar.send('POST', `/bookings/${open}/accept`)).toMatchObject({
      status: 409,
      body: { code: 'id_expired' },
    });
    const day = nextWorkday(clock.now());
    const {
      items: [slots],
    } = await andrea.call('listSlots', { params: { id: workerOf(omar) }, query: { from: day, to: day } });
    expect(slots?.free).toEqual([]);
    expect(await omar.call('readOwnProfile')).toMatchObject({
      isApproved: true,
      needsNewId: true,
      documents: [{ state: 'expired' }, { state: 'approved' }],
    });
    await expect.poll(() => titlesOf(omar)).toContain('A document has expired');

    await checkDocument(carla, omar, await submitDocument(omar, 'valid_id'));
    expect(await isFound(omar)).toBe(true);
    // Does not overlap the existing job: from a Saturday on, the next workday is the same day.
    expect((await book(nextWorkday(clock.now()), '15:00')).status).toBe(201);
  });
});
