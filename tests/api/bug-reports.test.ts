import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { DAY_MS, manilaInstant } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { submitDocument, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  // Reports are limited by the day; a morning keeps the test within one.
  clock.jumpTo(new Date(manilaInstant(nextWorkday(), '09:00')));
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

type NewReport = Partial<BodyInput<RouteTable['reportBug']>>;
const report = (by: ApiClient, told: NewReport = {}) =>
  by.call('reportBug', { body: { whatHappened: 'The list of my bookings stays empty', ...told } });

async function upload(by: ApiClient, headers: Record<string, string> = {}): Promise<string> {
  const body = new FormData();
  body.append('files', new Blob([PIXEL], { type: 'image/png' }), 'screen.png');
  const answer = await by.send('POST', '/upload/screenshots', { body, headers });
  expect(answer.status).toBe(200);
  const { data } = answer.body as { data: { items: { id: string }[] } };
  expect(data.items).toEqual([{ id: expect.any(String), name: 'screen.png', contentType: 'image/png' }]);
  return data.items[0]?.id ?? '';
}

const adminSees = async (id: string) => (await cast.carla.call('listBugs')).items.find((bug) => bug.id === id);

describe('a bug report', () => {
  it('appears in the lists of its reporter and of staff with the page, the device and the pictures', async () => {
    const picture = await upload(cast.andrea);
    const along = { page: '/client/bookings', device: 'Chrome · Android · 360 × 740' };
    const { id } = await report(cast.andrea, { ...along, pictures: [picture] });
    const [own] = (await cast.andrea.call('listOwnBugs')).items;
    expect(own).toMatchObject({ id, ...along, status: 'open', steps: [], pictures: ['screen.png'] });
    await expect
      .poll(() => adminSees(id))
      .toMatchObject({
        ...along,
        reporter: { name: 'Andrea Reyes' },
        role: 'client',
        priority: 'medium',
        pictures: [{ id: picture, contentType: 'image/png' }],
      });
  });

  it('is stored once when it is sent repeatedly', async () => {
    const rosa = await person(suki.url, 'Rosa', 'Lim', 'client');
    const headers = { 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ whatHappened: 'Nothing happens when I press Book' });
    const send = () =>
      rosa.send('POST', '/users/report-bug', { body, headers: { ...headers, 'content-type': 'application/json' } });
    const [one, other] = [await send(), await send()];
    expect([one.status, other.body]).toEqual([201, one.body]);
    expect((await rosa.call('listOwnBugs')).total).toBe(1);
  });

  it('removes secrets from the page address and keeps the description', async () => {
    for (const wrong of [
      { page: '/reset-password?token=secret' },
      { page: 'https://evil.example/' },
      { whatHappened: 'It broke' },
      { pictures: Array.from({ length: 6 }, () => 'p') },
    ])
      await expect(report(cast.andrea, wrong)).rejects.toThrow('"code":"invalid"');
  });

  it('is readable by its reporter and staff only', async () => {
    const nena = await person(suki.url, 'Nena', 'Cruz', 'client');
    expect((await nena.call('listOwnBugs')).items).toEqual([]);
    for (const by of [nena, cast.jun]) await expect(by.call('listBugs')).rejects.toThrow('"code":"forbidden"');
  });
});

describe('a picture of a bug report', () => {
  it('opens for staff only, through an expiring link', async () => {
    const picture = await upload(cast.andrea);
    const { id } = await report(cast.andrea, { pictures: [picture] });
    expect((await fetch(`${suki.url}/api/files/${picture}`)).status).toBe(404);
    expect((await fetch(`${suki.url}/api/documents/${picture}`)).status).toBe(404);
    const params = { id, pictureId: picture };
    await expect(cast.andrea.call('linkBugPicture', { params })).rejects.toThrow('"code":"forbidden"');
    const { url } = await cast.carla.call('linkBugPicture', { params });
    const opened = await fetch(`${suki.url}${url}`);
    expect([opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);
    const other = await report(cast.andrea);
    await expect(cast.carla.call('linkBugPicture', { params: { id: other.id, pictureId: picture } })).rejects.toThrow(
      '"code":"not_found"',
    );
  });

  it('can be attached by its sender only, and is never another user’s picture or a worker’s document', async () => {
    const theirs = await upload(cast.andrea);
    const document = await submitDocument(cast.jun, 'certificate');
    for (const pictures of [[theirs], [document], ['made-up']])
      await expect(report(cast.jun, { pictures })).rejects.toThrow('"code":"picture_gone"');
  });

  it('is stored once when it is sent again, and must be an image', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect(await upload(cast.jun, headers)).toBe(await upload(cast.jun, headers));
    const body = new FormData();
    body.append('files', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'a.pdf');
    expect((await cast.jun.send('POST', '/upload/screenshots', { body })).status).toBe(415);
  });
});

describe('staff who handle bug reports', () => {
  it('triage and resolve a report, and its reporter is notified of each step', async () => {
    const ana = await person(suki.url, 'Ana', 'Dizon', 'client');
    const { id } = await report(ana);
    const { carla } = cast;
    await carla.call('triageBug', { params: { id }, body: { priority: 'high' } });
    await carla.call('triageBug', { params: { id }, body: { status: 'in_progress' } });
    await carla.call('triageBug', { params: { id }, body: { status: 'resolved', note: 'Load the page again' } });
    await expect
      .poll(async () => (await ana.call('listNotifications')).items.map(({ kind, title }) => [kind, title]))
      .toEqual([
        ['BugAnswered', 'What you reported is fixed'],
        ['BugTriaged', 'We’re looking into your report'],
      ]);
    const [own] = (await ana.call('listOwnBugs')).items;
    expect(own).toMatchObject({
      status: 'resolved',
      steps: [{ status: 'in_progress' }, { note: 'Load the page again' }],
    });
    expect(JSON.stringify(own)).not.toContain('high');
    expect(await carla.call('readBug', { params: { id } })).toMatchObject({ status: 'resolved', priority: 'high' });
  });

  it('find reports by status and priority, 50 a page by default', async () => {
    const { id } = await report(cast.andrea);
    await cast.carla.call('triageBug', { params: { id }, body: { status: 'closed', priority: 'low' } });
    await expect
      .poll(() => cast.carla.call('listBugs', { query: { status: 'closed', priority: 'low' } }))
      .toMatchObject({ page: 1, limit: 50, total: 1, items: [{ id }] });
    expect((await cast.carla.call('listBugs', { query: { status: 'closed', priority: 'urgent' } })).total).toBe(0);
  });

  it('delete a report with a reason: it leaves the lists, its events remain and its reporter is notified', async () => {
    const leo = await person(suki.url, 'Leo', 'Uy', 'client');
    const { id } = await report(leo);
    await cast.carla.call('deleteBug', { params: { id }, body: { reason: 'You told us this last week' } });
    await expect.poll(async () => (await leo.call('listOwnBugs')).total).toBe(0);
    await expect(cast.carla.call('readBug', { params: { id } })).rejects.toThrow('"code":"not_found"');
    await expect(cast.carla.call('triageBug', { params: { id }, body: { status: 'closed' } })).rejects.toThrow(
      '"code":"not_found"',
    );
    const { items } = await cast.carla.call('listEvents', { query: { stream: `bug-${id}` } });
    expect(items.map(({ type }) => type)).toEqual(['BugReported', 'BugDeleted']);
    expect((await leo.call('listNotifications')).items[0]).toMatchObject({ text: 'You told us this last week' });
  });

  it('delete a report by its address alone: the reason is optional', async () => {
    const ana = await person(suki.url, 'Ana', 'Lim', 'client');
    const { id } = await report(ana);
    const answer = await fetch(`${suki.url}/api/admin/bugs/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${cast.carla.session?.accessToken}` },
    });
    expect(answer.status).toBe(200);
    await expect.poll(async () => (await ana.call('listOwnBugs')).total).toBe(0);
    expect((await ana.call('listNotifications')).items[0]).toMatchObject({ title: 'Your report is off our list' });
  });
});

it('includes bug reports in the reporter’s own data export', async () => {
  const ines = await person(suki.url, 'Ines', 'Tan', 'client');
  await report(ines, { whatHappened: 'My own words of what happened' });
  const { grant } = await ines.call('requestMyData');
  expect((await ines.call('readMyData', { query: { grant } })).reports).toMatchObject([
    { whatHappened: 'My own words of what happened', status: 'open', answers: [] },
  ]);
});

it('accepts ten bug reports a day from one person, and more the next day', async () => {
  const lito = await person(suki.url, 'Lito', 'Ramos', 'client');
  for (let nth = 0; nth < 10; nth++) await report(lito);
  await expect(report(lito)).rejects.toThrow('"code":"daily_report_limit"');
  await report(cast.andrea);
  clock.jumpTo(new Date(clock.now().getTime() + DAY_MS));
  await lito.signIn(lito.session?.user.email ?? '', 'suki-test-1');
  await report(lito);
});
