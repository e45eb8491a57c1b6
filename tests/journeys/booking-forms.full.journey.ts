import { expect, type Page } from '@playwright/test';
import type { FormField } from '#contracts/form/form-field.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const category = 'window-cleaning';
const windows: FormField = {
  id: 'windows',
  type: 'number',
  label: { en: 'How many windows?', fil: 'Ilang bintana?' },
  unit: { en: 'windows' },
  required: true,
  max: 40,
  price: { kind: 'per_unit', centavos: 100_00, included: 4 },
};
const high: FormField = {
  id: 'high',
  type: 'yes_no',
  label: { en: 'Are some above the second floor?' },
  required: false,
  price: { kind: 'multiply', percent: 150 },
};
const floor: FormField = {
  id: 'floor',
  type: 'text',
  label: { en: 'Which floor?' },
  required: true,
  showIf: { fieldId: 'high', when: 'equals', value: true },
};

/** A separate service, whose questions no other journey uses. */
async function windowCleaning(carla: ApiClient): Promise<string> {
  const { item } = await carla.call('addService', {
    body: {
      name: 'Window cleaning',
      title: 'Clear windows',
      category,
      icon: 'brush-cleaning',
      description: '',
      basePrice: 500_00,
      durationMinutes: 60,
      urgent: false,
    },
  });
  return item.id;
}

async function publish(carla: ApiClient, fields: FormField[]): Promise<void> {
  const { version } = await carla.call('saveForm', { params: { category }, body: { fields, publish: true } });
  await expect.poll(async () => (await carla.call('readForm', { params: { category } })).version).toBe(version);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const receipt = (page: Page) => page.getByRole('main').locator('section.receipt').filter({ visible: true });

test('a client answers an admin’s questions, and books and pays the resulting price', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const serviceId = await windowCleaning(carla);
  await publish(carla, [windows, high, floor]);
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Nilo', 'Pane', serviceId));
  const ising = await person(suki.url, 'Ising', 'Glass', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const workerId = nilo.session?.user.workerId ?? '';
  const known = { serviceId, workerId, date: nextWorkday(), time: '04:15', address: JSON.stringify(kapitolyo) };
  await page.goto(`/client/booking-flow/form?${new URLSearchParams(known)}`);
  const count = page.getByLabel('How many windows?');

  await test.step('a required question blocks the next step, with an error at the question', async () => {
    await button(page, 'Continue').tap();
    await expect(page.getByRole('alert').filter({ hasText: 'Answer this, please.' })).toBeVisible();
    await expect(count).toBeFocused();
  });

  await test.step('the price follows each answer, and answers reveal further questions', async () => {
    await count.fill('7');
    await expect(page.getByText('7 windows +₱300.00')).toBeVisible();
    await expect(page.getByLabel('Which floor?')).toHaveCount(0);
    await page.getByRole('radio', { name: /^Yes/ }).check();
    await page.getByLabel('Which floor?').fill('The fifth');
  });

  await test.step('the answers survive a reload', async () => {
    await page.reload();
    await expect(count).toHaveValue('7');
    await expect(page.getByLabel('Which floor?')).toHaveValue('The fifth');
    await button(page, 'Continue').tap();
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await expect(receipt(page)).toContainText(/Base price.*7 windows.*\+₱300\.00.*Are some above.*Starting at/s);
  });

  await test.step('new questions leave a started form unchanged, and appear in a new one', async () => {
    const lita = await person(suki.url, 'Lita', 'Glass', 'client');
    const other = await visitors.at({ url: suki.url, session: lita.session, ...phone });
    await other.page.goto(`/client/booking-flow/form?${new URLSearchParams(known)}`);
    await expect(other.page.getByText('for each one above 4')).toContainText('₱100');
    await publish(carla, [{ ...windows, price: { kind: 'per_unit', centavos: 200_00, included: 4 } }, high, floor]);
    await expect(other.page.getByText('for each one above 4')).toContainText('₱200');
    expect(other.loads()).toBe(1);
    await other.page.close();
    await page.reload();
    await expect(receipt(page)).toContainText(/7 windows.*\+₱300\.00/s);
  });

  const { basePrice } = await ising.call('readWorker', { params: { id: workerId } });
  const first = ((basePrice + 300_00) * 3) / 2;
  const price = ((basePrice + 100_00) * 3) / 2;
  await button(page, 'Confirm booking').tap();
  await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('bookingId') ?? '';

  await test.step('the client changes an answer of a waiting request, and the price follows the questions of that version', async () => {
    await publish(carla, [high]);
    expect(await ising.call('readBooking', { params: { id } })).toMatchObject({ price: first });
    await page.goto(`/client/bookings/${id}`);
    await page
      .getByRole('button', { name: /^Change the request/ })
      .filter({ visible: true })
      .tap();
    const dialog = page.getByRole('dialog', { name: 'Change your request' });
    await dialog.getByLabel('How many windows?').fill('');
    await button(page, 'Save the changes').tap();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Answer this, please.' })).toBeVisible();
    await dialog.getByLabel('How many windows?').fill('5');
    await expect(dialog.getByText(/With these answers it starts at/)).toBeVisible();
    await button(page, 'Save the changes').tap();
    await expect.poll(async () => (await ising.call('readBooking', { params: { id } })).price).toBe(price);
  });

  await test.step('the worker reads the answers in order, and accepts the job at that price', async () => {
    const booking = await nilo.call('readBooking', { params: { id } });
    expect(booking.answered.map(({ fieldId }) => fieldId)).toEqual(['windows', 'high', 'floor']);
    expect(booking).toMatchObject({ price, form: { formVersion: 1, basePriceCentavos: basePrice } });
    const { page: desk } = await visitors.at({ url: suki.url, session: nilo.session, ...phone });
    await desk.goto(`/worker/bookings/${id}`);
    await expect(desk.getByText('The fifth')).toBeVisible();
    await nilo.call('acceptBooking', { params: { id }, body: undefined });
  });

  await test.step('the payment asks for that price', async () => {
    await nilo.call('requestPayment', { params: { id }, body: undefined });
    await expect
      .poll(async () => (await ising.call('readBooking', { params: { id } })).payment)
      .toMatchObject({ status: 'requested', amount: price });
    await nilo.call('confirmCash', { params: { id }, body: undefined });
    await expect
      .poll(async () => (await ising.call('readBooking', { params: { id } })).payment)
      .toMatchObject({ status: 'paid', amount: price });
    await page.goto(`/client/bookings/${id}`);
    await expect(page.getByText('How many windows?')).toBeVisible();
  });
});

test('a photo of a hidden question does not block the form', async ({ visitors, suki, cast: { carla } }) => {
  const asked = 'downspouts';
  const clogged: FormField = { id: 'clogged', type: 'yes_no', label: { en: 'Is it clogged?' }, required: true };
  const photo: FormField = {
    id: 'photo',
    type: 'photo',
    label: { en: 'Show us where' },
    required: false,
    max: 2,
    showIf: { fieldId: 'clogged', when: 'equals', value: true },
  };
  const facts = { title: 'Clear downspouts', icon: 'hammer', description: '', basePrice: 500_00, durationMinutes: 60 };
  const { item } = await carla.call('addService', {
    body: { ...facts, name: 'Downspout clearing', category: asked, urgent: false },
  });
  await carla.call('saveForm', { params: { category: asked }, body: { fields: [clogged, photo], publish: true } });
  const lino = await person(suki.url, 'Lino', 'Alulod', 'client');
  const { page } = await visitors.at({ url: suki.url, session: lino.session, ...phone });
  await page.route('**/api/upload/portfolio', () => undefined);
  await page.goto(`/client/booking-flow/form?${new URLSearchParams({ serviceId: item.id })}`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('Up to 2')).toBeVisible();
  const buffer = await page.screenshot();
  await page
    .locator('#question-photo input[type="file"]')
    .setInputFiles([1, 2, 3].map((number) => ({ name: `gutter-${number}.png`, mimeType: 'image/png', buffer })));
  await expect(page.getByRole('button', { name: /^Remove gutter-/ })).toHaveCount(2);
  await expect(button(page, 'Continue')).toBeDisabled();
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(button(page, 'Continue')).toBeEnabled();
});
