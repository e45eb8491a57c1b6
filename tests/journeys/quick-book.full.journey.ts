import { expect } from '@playwright/test';
import type { FormField } from '#contracts/form/form-field.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

/** "Book {service} now?" on the home screen shows worker, address, time and price, and books exactly that. */
test('a quick booking asks for missing details, and books immediately when none are missing', async ({ visitors }) => {
  const suki = await startTestSuki();
  try {
    const { andrea, carla, jun, service } = await testUsersOf(suki.url);
    await openRoundTheClock(jun);
    const { page } = await visitors.at({ url: suki.url, session: andrea.session });
    const dialog = page.getByRole('dialog', { name: `Book ${service.name} now?` });
    const open = async () => {
      await page.goto('/client/home');
      await page.getByRole('button', { name: new RegExp(`^${service.name}.*₱650`) }).click();
    };

    await test.step('the address is missing: the flow asks for it, and keeps the rest', async () => {
      await open();
      await expect(dialog).toContainText(
        /Estimated start.*Worker.*Jun Bautista.*Where.*You choose next.*Price.*From ₱650/s,
      );
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Review booking' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where (should we come|is the job)\?$/);
    });

    await test.step('the last booking’s address and payment method are known: it books immediately', async () => {
      await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '09:00' });
      await open();
      await expect(dialog).toContainText('14 Tindalo St.');
      await expect(dialog).toContainText('Cash');
      await dialog.getByRole('button', { name: 'Confirm & Book' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for Jun');
    });

    await test.step('Cancel books nothing', async () => {
      await open();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await andrea.call('listBookings')).total).toBe(2);
    });

    await test.step('the dialog asks the required questions, and one press books', async () => {
      const drains: FormField = {
        id: 'drains',
        type: 'number',
        label: { en: 'How many drains?' },
        required: true,
        max: 9,
        price: { kind: 'per_unit', centavos: 100_00, included: 1 },
      };
      const { category } = service;
      const { version } = await carla.call('saveForm', {
        params: { category },
        body: { fields: [drains], publish: true },
      });
      await expect.poll(async () => (await carla.call('readForm', { params: { category } })).version).toBe(version);
      await open();
      await dialog.getByRole('button', { name: 'Confirm & Book' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await dialog.getByLabel('How many drains?').fill('3');
      await expect(dialog).toContainText('₱850');
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Confirm & Book' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for Jun');
    });
  } finally {
    await suki.stop();
  }
});
