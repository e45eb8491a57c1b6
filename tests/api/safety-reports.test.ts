import { afterAll, beforeAll, expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { nextWorkday, person, testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
const text = 'He would not leave';

beforeAll(async () => {
  const clock = createTestClock();
  // Reports are limited by the day; a morning keeps the test within one.
  clock.jumpTo(new Date(manilaInstant(nextWorkday(), '09:00')));
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
}, 120_000);
afterAll(() => suki.stop());

const idOf = (who: ApiClient) => who.session?.user.id ?? '';
const open = async () => (await cast.carla.call('listSafetyReports', { query: { show: 'open' } })).items;
const report = (by: ApiClient, about: ApiClient, pictures: string[] = []) =>
  by.call('reportPerson', { body: { accountId: idOf(about), about: 'harassment', from: 'profile', text, pictures } });

async function upload(by: ApiClient): Promise<string> {
  const body = new FormData();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  body.append('files', new Blob([png], { type: 'image/png' }), 'door.png');
  const answer = await by.send('POST', '/disputes/pictures', { body });
  const { data } = answer.body as { data: { items: { id: string }[] } };
  return data.items[0]?.id ?? '';
}

it('is readable by staff only, with the reporter’s own pictures, and never about the reporter', async () => {
  const { andrea, jun } = cast;
  const picture = await upload(andrea);
  const anothers = await upload(jun);
  await expect(report(andrea, jun, [anothers])).rejects.toThrow('"invalid"');
  await expect(report(andrea, andrea)).rejects.toThrow('"invalid"');
  await report(andrea, jun, [picture]);
  await expect
    .poll(open)
    .toMatchObject([{ text, reported: { accountId: idOf(jun) }, reportedWorks: true, pictures: [{}] }]);
  const [shown] = (await open())[0]?.pictures ?? [];
  expect((await fetch(`${suki.url}${shown?.url}`)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(`${suki.url}${shown?.url.split('?')[0]}`)).status).toBe(404);
  for (const who of [andrea, jun]) expect((await who.send('GET', '/admin/safety-reports')).status).toBe(403);
});

it('leads to a written warning that does not reveal the reporter', async () => {
  const { carla, andrea, jun } = cast;
  const [waiting] = await open();
  const at = { params: { id: waiting?.id ?? '' } };
  const reason = 'It happened once';
  await expect(carla.call('closeSafetyReport', { ...at, body: { outcome: 'warned', reason } })).rejects.toThrow(
    '"invalid"',
  );
  await carla.call('closeSafetyReport', { ...at, body: { outcome: 'warned', reason, warning: 'Keep to the job' } });
  const noticesOf = async (who: ApiClient) => (await who.call('listNotifications')).items.map((one) => one.text);
  await expect.poll(() => noticesOf(jun)).toContain('Keep to the job');
  expect(JSON.stringify(await jun.call('listNotifications'))).not.toContain('Andrea');
  expect(await noticesOf(andrea)).not.toContain('Keep to the job');
  await expect.poll(open).toEqual([]);
  const closed = await carla.call('listSafetyReports', { query: { show: 'closed' } });
  expect(closed.items).toMatchObject([{ closing: { outcome: 'warned', warning: 'Keep to the job', reason } }]);
  await carla.call('closeSafetyReport', { ...at, body: { outcome: 'warned', reason, warning: 'Again' } });
  expect(await noticesOf(jun)).not.toContain('Again');
  const casesOf = (who: ApiClient) => carla.call('readPersonCases', { params: { id: idOf(who) } });
  const none = { items: [], total: 0 };
  const closedOne = { items: [{ id: at.params.id, text, isOver: true }], total: 1 };
  await expect.poll(() => casesOf(jun)).toMatchObject({ safetyAbout: closedOne, safetyBy: none });
  await expect.poll(() => casesOf(andrea)).toMatchObject({ safetyAbout: none, safetyBy: closedOne });
});

it('lets a worker report a client, who is signed out immediately when suspended', async () => {
  const { carla, andrea, jun } = cast;
  await report(jun, andrea);
  await expect.poll(open).toMatchObject([{ reporter: { accountId: idOf(jun) }, reportedWorks: false }]);
  await carla.call('changeUser', {
    params: { id: idOf(andrea) },
    body: { action: 'suspend', reason: 'Three people say so', cause: 'safety' },
  });
  await expect.poll(async () => (await andrea.send('GET', '/bookings')).status).toBe(401);
});

it('is limited to ten a day per person, so that others’ reports stay visible', async () => {
  const { jun } = cast;
  const rico = await person(suki.url, 'Rico', 'Ramos', 'client');
  for (let nth = 0; nth < 10; nth++) await report(rico, jun);
  await expect(report(rico, jun)).rejects.toThrow('"code":"daily_report_limit"');
  await report(jun, rico);
});
