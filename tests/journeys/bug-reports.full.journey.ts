import { expect } from '@playwright/test';
import { dashboardEn } from '../../frontend/src/features/admin/dashboard/dashboard.en.ts';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { userReportsEn } from '../../frontend/src/features/admin/bugs/user-reports.en.ts';
import { settingsEn } from '../../frontend/src/features/account/settings/settings.en.ts';
import { profileEn } from '../../frontend/src/features/account/profile.en.ts';
import { reportBugEn } from '../../frontend/src/features/support/bugs/report-bug.en.ts';
import { statusEn } from '../../frontend/src/ui/showing/status.en.ts';
import { axe } from './axe.ts';
import { expectDocumentShown } from './opening-documents.ts';
import { test } from './suki-test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const WHAT = 'The list of my bookings stays empty until I load the page again.';
const ANSWER = 'Thank you! It’s mended. Please have another look.';

test('a client reports a bug and is notified of its fix', async ({ visitors, suki, cast: { andrea, carla } }) => {
  const phone = { width: 360, height: 780 };
  const { page: own } = await visitors.at({ url: suki.url, session: andrea.session, viewport: phone });
  const desk = { width: 1280, height: 900 };
  const { page: staff } = await visitors.at({ url: suki.url, session: carla.session, viewport: desk });
  const panel = staff.getByRole('complementary', { name: `Quick look: ${WHAT}` });
  const report = own.getByRole('listitem').filter({ hasText: WHAT });

  await test.step('the report starts in the settings, and names the previous screen', async () => {
    await own.goto('/client/profile');
    await own.locator('#main').getByRole('link', { name: profileEn.settings }).click();
    await own.getByRole('link', { name: settingsEn.report }).click();
    await expect(own.getByText('/client/profile', { exact: true })).toBeVisible();
    await expect(own.getByRole('heading', { name: reportBugEn.title, level: 1 })).toBeVisible();
    await expect(own.getByText(reportBugEn.none)).toBeVisible();
    expect(await axe(own)).toEqual([]);
  });

  await test.step('a description that is too short shows an error at its field, and sends nothing', async () => {
    await own.getByLabel(reportBugEn.whatHappened).fill('Broken');
    await own.getByRole('button', { name: reportBugEn.send }).click();
    await expect(own.getByText(reportBugEn.whatError)).toBeVisible();
  });

  await test.step('the client removes the device details and adds a picture', async () => {
    await own.getByLabel(reportBugEn.whatHappened).fill(WHAT);
    const device = reportBugEn.dontSend.replace('{what}', reportBugEn.device);
    await own.getByRole('button', { name: device }).click();
    await expect(own.getByRole('button', { name: device })).toBeHidden();
    await own
      .locator('input[type=file]')
      .setInputFiles({ name: 'empty-list.png', mimeType: 'image/png', buffer: picture });
    await own.getByRole('button', { name: reportBugEn.send }).click();
    await expect(report).toContainText(statusEn.bugOpen);
    await expect(own.getByLabel(reportBugEn.whatHappened)).toHaveValue('');
  });

  await test.step('an admin finds the report under “Needs you”', async () => {
    await staff.goto('/admin');
    await staff.getByRole('listitem').filter({ hasText: dashboardEn.newBugsHint }).getByRole('link').click();
    await staff.getByRole('link', { name: WHAT }).click();
    await expect(panel).toContainText('Andrea Reyes');
    await expect(panel).not.toContainText('360×780');
    expect(await axe(staff)).toEqual([]);
  });

  await test.step('the admin opens the picture', async () => {
    await panel.getByRole('button', { name: 'Open empty-list.png' }).click();
    await expectDocumentShown(staff, 'empty-list.png');
    await staff.getByRole('dialog', { name: 'empty-list.png' }).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the admin resolves it with a comment', async () => {
    await panel.getByLabel(userReportsEn.status).selectOption('resolved');
    await panel.getByLabel('A word to Andrea').fill(ANSWER);
    await panel.getByRole('button', { name: userReportsEn.save }).click();
    await expect(panel.getByText(statusEn.bugResolved).first()).toBeVisible();
    await expect(panel).toContainText(ANSWER);
  });

  await test.step('the reporter sees the change live, and finds the comment in a notification', async () => {
    await expect(report).toContainText(statusEn.bugResolved);
    await expect(report).toContainText(ANSWER);
    await own.goto('/client/notifications');
    await own.getByRole('link', { name: 'What you reported is fixed' }).click();
    await expect(own).toHaveURL(/\/client\/settings\/report-bug$/);
  });

  await test.step('an admin deletes it with a reason', async () => {
    await panel.getByRole('button', { name: userReportsEn.remove }).click();
    const dialog = staff.getByRole('dialog', { name: userReportsEn.removeTitle });
    await dialog.getByLabel(adminEn.reason).fill('You told us this twice');
    await dialog.getByRole('button', { name: userReportsEn.remove }).click();
    await expect(panel).toBeHidden();
    await expect(report).toBeHidden();
    await expect(own.getByText(reportBugEn.none)).toBeVisible();
  });
});

test('the error screen opens a report that names the error', async ({ visitors, suki, cast: { andrea } }) => {
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  await page.goto('/client/home');
  await page.route(/ClientPaymentsScreen/, (route) => route.abort());
  await page.goto('/client/payments');
  await page.getByRole('link', { name: reportBugEn.reportThis }).click();
  await expect(page.getByRole('heading', { name: reportBugEn.title, level: 1 })).toBeVisible();
  await expect(page.getByText('/client/payments', { exact: true })).toBeVisible();
});

test('staff set the status of several reports, and see which one could not be saved', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { page } = await visitors.at({
    url: suki.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  const told = ['The first of three things', 'The second of three things', 'The third of three things'];
  const ids: string[] = [];
  for (const whatHappened of told) ids.push((await andrea.call('reportBug', { body: { whatHappened } })).id);
  const statusOf = async (id: string) => (await carla.call('readBug', { params: { id } })).status;
  await page.route(`**/api/admin/bugs/${ids[1]}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.goto('/admin/user-reports');
  for (const what of told)
    await page.getByRole('checkbox', { name: userReportsEn.selectOne.replace('{what}', what) }).check();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await main.getByRole('combobox', { name: userReportsEn.setStatus }).selectOption('resolved');
  await main.getByRole('button', { name: userReportsEn.setStatus }).click();
  await expect(main.getByRole('alert')).toContainText(told[1] ?? '');
  await expect(main.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => Promise.all(ids.map(statusOf))).toEqual(['resolved', 'open', 'resolved']);
});
