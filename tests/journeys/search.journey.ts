import { expect } from '@playwright/test';
import { approvedWorker, person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };

const service = {
  name: 'Roof leak repair',
  title: 'Leaks found and sealed',
  category: 'handyman',
  icon: 'wrench',
  description: 'Tin and tile',
  basePrice: 900_00,
  durationMinutes: 60,
  urgent: true,
};

test('a client searches with a typing error and books, on a phone', async ({ visitors, suki, cast: { carla } }) => {
  const { item } = await carla.call('addService', { body: service });
  await openRoundTheClock(await approvedWorker(suki.url, carla, 'Tonyo', 'Lazaro', item.id));
  const nena = await person(suki.url, 'Nena', 'Pilar', 'client');
  const { page } = await visitors.at({ url: suki.url, session: nena.session, ...phone });
  const box = page.getByRole('search').getByRole('combobox');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const card = page.getByRole('main').getByRole('link', { name: /Tonyo Lazaro/ });

  await test.step('the search suggests the intended word, and arrows and Enter choose it', async () => {
    await page.goto('/client/home');
    await box.fill('roof laek');
    await expect(suggestions.getByRole('option', { name: 'roof leak', exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await box.press('Escape');
    await expect(suggestions).toBeHidden();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect(suggestions.getByRole('option', { selected: true })).toHaveText('roof leak');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=roof+leak');
    await expect(card).toContainText('New on Suki');
  });

  await test.step('the address holds the filters, and Back removes them', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('combobox', { name: 'Where' }).fill('Kapitolyo');
    await sheet
      .getByRole('option', { name: /Kapitolyo.*Pasig/ })
      .first()
      .click();
    await sheet.getByRole('combobox', { name: 'Rating' }).selectOption({ label: '4.5 and up' });
    expect(await axe(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'No workers yet' }).click();
    await expect(page).toHaveURL(/city=Pasig.*minRating=4\.5/);
    await expect(page.getByRole('heading', { name: 'No workers for this yet' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove: 4.5 and up' }).click();
    await expect(card).toContainText('Nearby');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Remove: 4.5 and up' })).toBeVisible();
    await page.goForward();
  });

  await test.step('the client books the worker', async () => {
    const flow = new BookingFlowPages(page, english);
    await card.click();
    await page
      .getByRole('link', { name: /^Book / })
      .filter({ visible: true })
      .first()
      .click();
    await flow.asSoonAsPossible();
    await flow.details('Over the kitchen.');
    await flow.addressLater({ line: '8 Tindalo St.', barangay: 'Kapitolyo', choose: /Kapitolyo.*Pasig/ });
    await flow.payBy('Cash');
    await expect(page.getByRole('heading', { name: 'Waiting for Tonyo' })).toBeVisible();
  });
});
