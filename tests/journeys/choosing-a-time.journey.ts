import { expect, type Page } from '@playwright/test';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const flow = '/client/booking-flow';
const onward = (page: Page) =>
  page.getByRole('button', { name: /^(Continue|Choose a worker)$/ }).filter({ visible: true });
const query = (said: Record<string, string>) => `?${new URLSearchParams(said)}`;

test('a passed or taken time cannot be chosen', async ({ visitors, suki, cast }) => {
  const nilo = await approvedWorker(suki.url, cast.carla, 'Nilo', 'Yap', cast.service.id);
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session, ...phone });
  const serviceId = cast.service.id;

  await page.goto(`${flow}/schedule${query({ serviceId, date: '2020-01-01', time: '09:00' })}`);
  await expect(
    page.getByRole('status').filter({ hasText: 'That time has passed. Choose another.', visible: true }),
  ).toHaveCount(1);
  await expect(onward(page)).toBeDisabled();
  await expect(page.getByText('9:00 AM')).toHaveCount(0);

  await test.step('on a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(
      page.getByRole('status').filter({ hasText: 'That time has passed. Choose another.', visible: true }),
    ).toHaveCount(1);
    await expect(onward(page)).toBeDisabled();
    await page.setViewportSize(phone.viewport);
  });

  await test.step('a time outside working hours cannot be chosen', async () => {
    const workerId = nilo.session?.user.workerId ?? '';
    await page.goto(`${flow}/schedule${query({ serviceId, workerId, date: nextWorkday(), time: '03:00' })}`);
    await expect(
      page.getByRole('status').filter({ hasText: 'That time is taken. Choose another.', visible: true }),
    ).toHaveCount(1);
    await expect(onward(page)).toBeDisabled();
    await page.getByRole('region', { name: 'Start time' }).getByText('9:00 AM', { exact: true }).tap();
    await expect(onward(page)).toBeEnabled();
  });

  await test.step('the list of workers asks for a time first', async () => {
    const asked: Record<string, string>[] = [
      { serviceId },
      { serviceId, date: nextWorkday() },
      { serviceId, date: '2020-01-01', time: '09:00' },
    ];
    for (const said of asked) {
      await page.evaluate((key) => localStorage.removeItem(key), storageKeys.bookingDraft);
      await page.goto(`${flow}/select-worker${query(said)}`);
      await expect(page).toHaveURL(`${flow}/schedule${query(said)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('When should we come?');
    }
  });
});

test('the flow suggests the last address, accepts another, and offers the last one again', async ({
  visitors,
  suki,
  cast,
}) => {
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Quito', cast.service.id));
  const ising = await person(suki.url, 'Ising', 'Quito', 'client');
  await ising.call('createBooking', {
    body: {
      serviceId: cast.service.id,
      workerId: nilo.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '06:30',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  await expect.poll(async () => (await ising.call('listBookings')).total).toBe(1);
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  await page.goto(`${flow}${query({ serviceId: cast.service.id })}`);
  await expect(page.getByLabel('House number and street')).toHaveValue(kapitolyo.line);
  await page.getByRole('button', { name: 'Another address' }).tap();
  await expect(page.getByLabel('House number and street')).toHaveValue('');
  await onward(page).tap();
  await expect(page.getByText('Enter the house number and street.')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).tap();
  await expect(page.getByLabel('House number and street')).toHaveValue(kapitolyo.line);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await onward(page).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When should we come?');
});

test('an address is saved under a name, renamed, and fills in the next booking', async ({ visitors, suki, cast }) => {
  const ising = await person(suki.url, 'Ising', 'Salonga', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const start = `${flow}${query({ serviceId: cast.service.id })}`;
  await page.goto(start);
  const line = page.getByLabel('House number and street');
  await line.fill(kapitolyo.line);
  await page.getByRole('combobox', { name: 'Barangay' }).fill('Kapitolyo');
  await page.getByRole('option', { name: /Pasig/ }).first().tap();
  await page.getByRole('button', { name: 'Save this address' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Save this address' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Home', pressed: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we come?');
  await expect(page.getByRole('button', { name: 'Save this address' })).toHaveCount(0);

  await page.goto('/client/addresses');
  await page.getByRole('button', { name: 'Rename Home' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mama’s house');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Mama’s house' })).toBeVisible();

  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.bookingDraft);
  await page.goto(start);
  await expect(line).toHaveValue(kapitolyo.line);
  const another = page.getByRole('button', { name: 'Another address' });
  await another.tap();
  await expect(line).toHaveValue('');
  await page.getByRole('button', { name: 'Mama’s house' }).tap();
  await expect(line).toHaveValue(kapitolyo.line);
  await another.tap();
  await expect(line).toHaveValue('');
  await line.fill('5 Molave St.');
  await another.tap();
  await expect(line).toHaveValue('5 Molave St.');
});
