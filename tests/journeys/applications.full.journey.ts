import { expect, type Page } from '@playwright/test';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { openDocumentToCheck } from './opening-documents.ts';
import { test } from './suki-test.ts';
import { now } from '../harness/test-clock.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper') });

/** Each part of the badge was checked, document by document, on the screens of the worker, the admin and the client. */
test('an admin approves a complete application, and the badge shows the checked documents', async ({
  visitors,
  suki,
  cast: { carla, andrea, service },
}) => {
  const lita = await person(suki.url, 'Lita', 'Salonga', 'worker');
  await lita.call('changeOwnProfile', { body: { services: [service.id] } });
  const { page: own, loads } = await visitors.at({
    url: suki.url,
    session: lita.session,
    viewport: { width: 360, height: 780 },
  });
  const { page: staff } = await visitors.at({
    url: suki.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  const panel = staff.getByRole('complementary', { name: 'Quick look: Lita Salonga' });
  const missing = panel.getByRole('region', { name: 'Before you can approve' });
  const nextYear = addDays(manilaDay(now()), 300);

  await test.step('the admin sees the missing parts in advance, and requests them', async () => {
    await staff.goto(`/admin/users/${lita.session?.user.id}`);
    await expect(missing.getByRole('listitem')).toHaveText([
      'Where they work',
      'A valid ID',
      'An NBI or police clearance',
    ]);
    await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    expect(await axe(staff)).toEqual([]);
    await missing.getByRole('button', { name: 'Ask for what’s missing' }).click();
    await expect(staff.getByText('Lita Salonga was asked for what’s missing')).toBeVisible();
  });

  await test.step('the worker sees the next steps, and completes them', async () => {
    await own.goto('/worker-notifications');
    await own.getByRole('link', { name: /Your application needs a little more/ }).click();
    const steps = own.getByRole('region', { name: 'What’s missing' });
    await expect(steps.getByRole('listitem')).toContainText([
      'Where you work',
      'A valid ID',
      'An NBI or police clearance',
    ]);
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(own.getByLabel('What is it?')).toHaveValue('valid_id');
    await own.locator('input[type=file]').setInputFiles([pdf('passport.pdf')]);
    await expect(own.getByText('We have your documents.')).toBeVisible();
    await expect(steps.getByRole('listitem')).toContainText(['Where you work', 'An NBI or police clearance']);
    await expect(own.getByLabel('What is it?')).toHaveValue('nbi_clearance');
    await own.locator('input[type=file]').setInputFiles([pdf('nbi.pdf')]);
    await expect(own.getByText('Waiting to be checked')).toHaveCount(2);
    expect(await axe(own)).toEqual([]);
    await lita.call('changeOwnProfile', { body: { location: { lat: 14.5695, lng: 121.0612, city: 'Pasig' } } });
    await expect(own.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  });

  await test.step('the admin checks each document separately', async () => {
    await expect(missing.getByRole('listitem')).toHaveText(['Check each document below']);
    await check(staff, 'passport.pdf', { saysWhy: true });
    await expect(panel.getByRole('region', { name: 'Documents' }).getByText(/^Accepted /)).toHaveCount(1);
    await check(staff, 'nbi.pdf', { expiresOn: nextYear });
    await expect(missing).toHaveCount(0);
    expect(await axe(staff)).toEqual([]);
  });

  await test.step('the admin approves, and the worker’s page updates automatically', async () => {
    await panel.getByRole('button', { name: 'Approve', exact: true }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByText('Lita Salonga is approved')).toBeVisible();
    await expect(own.getByText('Next job').or(own.getByText('No job ahead')).first()).toBeVisible();
    expect(loads()).toBe(1);
  });

  await test.step('a client reads which checks were made, and when', async () => {
    const { page: client } = await visitors.at({
      url: suki.url,
      session: andrea.session,
      viewport: { width: 360, height: 780 },
    });
    await client.goto(`/client/worker/${lita.session?.user.workerId}`);
    await expect(client.getByText(/^ID checked /)).toBeVisible();
    await expect(client.getByText(/^NBI clearance checked .+, valid to /)).toBeVisible();
    expect(await axe(client)).toEqual([]);
  });
});

test('a rejected worker who corrects the application returns to the admins’ queue, live', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const rico = await person(suki.url, 'Rico', 'Salonga', 'worker');
  await carla.call('changeUser', {
    params: { id: rico.session?.user.id ?? '' },
    body: { action: 'reject', reason: 'There is no ID' },
  });
  const { page: staff, loads } = await visitors.at({
    url: suki.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  await staff.goto('/admin/users?q=Rico Salonga');
  const row = staff.getByRole('row').filter({ hasText: 'Rico Salonga' });
  await expect(row).toContainText('Rejected');
  await rico.call('setWeeklyHours', {
    body: {
      weeklyHours: { sun: [{ from: '08:00', to: '12:00' }], mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] },
    },
  });
  await expect(row).toContainText('To approve');
  await expect(row).toContainText('4 things missing');
  expect(loads()).toBe(1);
});

async function check(
  staff: Page,
  name: string,
  { expiresOn, saysWhy = false }: { expiresOn?: string; saysWhy?: boolean },
): Promise<void> {
  if (saysWhy) await openDocumentToCheck(staff, `Check ${name}`);
  else await staff.getByRole('button', { name: `Check ${name}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'What is this document?' });
  if (expiresOn) {
    await dialog.getByRole('button', { name: 'Accept document' }).click();
    await expect(dialog.getByLabel('Valid until')).toHaveAttribute('aria-invalid', 'true');
    expect(await axe(staff)).toEqual([]);
    await dialog.getByLabel('Valid until').fill(expiresOn);
  }
  await dialog.getByRole('button', { name: 'Accept document' }).click();
  await expect(dialog).toHaveCount(0);
}
