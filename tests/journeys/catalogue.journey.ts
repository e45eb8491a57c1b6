import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const category = 'roofing';
const facts = { category, icon: 'hammer', description: '', basePrice: 700_00, durationMinutes: 60, urgent: false };

test('an admin arranges a category, and the services page that is open shows it at once, as the flow does', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  for (const name of ['Gutter cleaning', 'Roof painting'])
    await carla.call('addService', { body: { ...facts, name, title: `${name} at home` } });
  const lita = await person(suki.url, 'Lita', 'Bubong', 'client');
  const { page, ...client } = await visitors.at({ url: suki.url, session: lita.session, ...phone });
  await page.goto(`/services?category=${category}`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toContainText(['Gutter cleaning', 'Roof painting']);

  const desk = (await visitors.at({ url: suki.url, session: carla.session })).page;
  await desk.goto(`/admin/services/${category}/arrange`);

  await test.step('the order, by the keyboard', async () => {
    const handle = desk.getByRole('button', { name: 'Move “Roof painting”' });
    await handle.press('Space');
    await expect(desk.getByText('Picked up “Roof painting”, number 2 of 2')).toBeAttached();
    await handle.press('ArrowUp');
    await expect(desk.getByText('“Roof painting” is now number 1 of 2')).toBeAttached();
    await handle.press('Space');
    await expect(cards).toContainText(['Roof painting', 'Gutter cleaning']);
  });

  await test.step('a subcategory with a service in it', async () => {
    await desk.getByRole('button', { name: 'Add a subcategory' }).click();
    await desk.getByLabel('In English').fill('Gutters');
    expect(await axe(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Save subcategories' }).click();
    await expect(desk.getByText('Subcategories saved')).toBeVisible();
    await desk.goto(`/admin/services?category=${category}`);
    await desk.getByRole('button', { name: 'Change Gutter cleaning' }).click();
    await desk.getByLabel('Subcategory').selectOption({ label: 'Gutters' });
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Gutters' }).tap();
    await expect(cards).toContainText(['Gutter cleaning']);
  });

  await test.step('a service that is switched off leaves it', async () => {
    await desk.getByRole('switch', { name: 'Offer Roof painting' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Stop offering' }).click();
    await page.getByRole('group', { name: 'Subcategories' }).getByRole('button', { name: 'All' }).tap();
    await expect(cards).toHaveCount(1);
    expect(client.loads()).toBe(1);
  });

  await test.step('and the flow begins with the services of a subcategory', async () => {
    const { items } = await carla.call('listCategories');
    const sub = items.find(({ id }) => id === category)?.subcategories[0]?.id ?? '';
    await page.goto(`/client/create-booking?${new URLSearchParams({ serviceId: `subcat:${sub}` })}`);
    await expect(page.getByRole('list', { name: 'Choose a service' }).getByRole('button')).toHaveCount(1);
  });
});
