import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const category = 'roofing';
const facts = { category, icon: 'hammer', description: '', basePrice: 700_00, durationMinutes: 60, urgent: false };

test('an admin arranges a category, and the open services page and booking flow update immediately', async ({
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

  await test.step('the admin changes the order by keyboard', async () => {
    const handle = desk.getByRole('button', { name: 'Move “Roof painting”' });
    await handle.press('Space');
    await expect(desk.getByText('Picked up “Roof painting”, number 2 of 2')).toBeAttached();
    await handle.press('ArrowUp');
    await expect(desk.getByText('“Roof painting” is now number 1 of 2')).toBeAttached();
    await handle.press('Space');
    await expect(cards).toContainText(['Roof painting', 'Gutter cleaning']);
  });

  await test.step('the admin adds a subcategory with a service', async () => {
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

  await test.step('a service that is switched off disappears from it', async () => {
    await desk.getByRole('switch', { name: 'Offer Roof painting' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Stop offering' }).click();
    await page.getByRole('group', { name: 'Subcategories' }).getByRole('button', { name: 'All' }).tap();
    await expect(cards).toHaveCount(1);
    expect(client.loads()).toBe(1);
  });

  await test.step('the flow begins with the services of a subcategory', async () => {
    const { items } = await carla.call('listCategories');
    const sub = items.find(({ id }) => id === category)?.subcategories[0]?.id ?? '';
    await page.goto(`/client/create-booking?${new URLSearchParams({ serviceId: `subcat:${sub}` })}`);
    await expect(page.getByRole('list', { name: 'Choose a service' }).getByRole('button')).toHaveCount(1);
  });
});

test('an admin prices a package on a phone, and the open flow reports that its service was withdrawn', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const body = { ...facts, category: 'roof-repair', name: 'Roof patching', title: 'Patch a leaking roof' };
  const { id } = (await carla.call('addService', { body })).item;
  const desk = (await visitors.at({ url: suki.url, session: carla.session, ...phone })).page;
  await desk.goto('/admin/services?category=roof-repair');

  await test.step('a missing value is reported at its field', async () => {
    await desk.getByRole('button', { name: 'Packages and season of Roof patching' }).tap();
    const dialog = desk.getByRole('dialog', { name: 'Packages and season of Roof patching' });
    await dialog.getByRole('button', { name: 'Add a package' }).tap();
    await dialog.getByRole('button', { name: 'Save changes' }).tap();
    const name = dialog.getByLabel('Name in English');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/It needs a name in English/);
    await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription('An amount above zero');
    await name.fill('Two sheets');
    await dialog.getByLabel('Price').fill('1500');
    expect(await axe(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save changes' }).tap();
    await expect(dialog).toBeHidden();
  });

  await test.step('the form does not overwrite another admin’s packages unseen', async () => {
    await desk.getByRole('button', { name: 'Packages and season of Roof patching' }).tap();
    const dialog = desk.getByRole('dialog', { name: 'Packages and season of Roof patching' });
    await dialog.getByLabel('Price').fill('1600');
    const three = { id: 'three', name: 'Three sheets', price: 2_100_00, durationMinutes: 90 };
    const { packages } = (await carla.call('readService', { params: { id } })).item;
    await carla.call('changeService', { params: { id }, body: { packages: [...packages, three] } });
    await dialog.getByRole('button', { name: 'Save changes' }).tap();
    await expect(dialog.getByText(/Somebody else changed these packages in the meantime/)).toBeVisible();
    expect((await carla.call('readService', { params: { id } })).item.packages).toHaveLength(2);
  });

  const nena = await person(suki.url, 'Nena', 'Atip', 'client');
  const { page, ...client } = await visitors.at({ url: suki.url, session: nena.session, ...phone });
  await page.goto(`/client/booking-flow/schedule?${new URLSearchParams({ serviceId: id })}`);
  const two = page.getByRole('radio', { name: /Two sheets/ });
  await two.check();

  await test.step('the draft is complete again once the service is offered again', async () => {
    await carla.call('changeService', { params: { id }, body: { isActive: false } });
    await expect(page.getByText('Roof patching isn’t offered right now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a worker' })).toHaveCount(0);
    await carla.call('changeService', { params: { id }, body: { isActive: true } });
    await expect(two).toBeChecked();
    expect(client.loads()).toBe(1);
  });
});

test('concurrent edits of two admins are announced, and no input is lost', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const gates = 'gates';
  await carla.call('addService', { body: { ...facts, category: gates, name: 'Gate repair', title: 'Repair a gate' } });
  const { page } = await visitors.at({ url: suki.url, session: carla.session });
  await page.goto(`/admin/services/${gates}/arrange`);
  await page.getByRole('button', { name: 'Add a subcategory' }).click();
  await page.getByLabel('In English').fill('Sliding gates');
  const steel = { id: 'steel', name: 'Steel gates' };
  await carla.call('arrangeSubcategories', { params: { category: gates }, body: { subcategories: [steel] } });
  await expect(page.getByText(/Somebody else changed these in the meantime/)).toBeVisible();
  await expect(page.getByLabel('In English')).toHaveValue('Sliding gates');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('In English')).toHaveValue('Steel gates');
  await page.getByLabel('In English').fill('Gates of steel');
  await page.getByRole('button', { name: 'Save subcategories' }).click();
  await expect(page.getByText('Subcategories saved')).toBeVisible();
  const kept = async () => (await carla.call('listAllCategories')).items.find(({ id }) => id === gates)?.subcategories;
  await expect.poll(kept).toMatchObject([{ id: 'steel', name: 'Gates of steel' }]);
  await expect(page.getByText(/Somebody else changed these in the meantime/)).toBeHidden();
});

test('an admin moves a service to another category by its displayed name', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const viewport = { width: 1280, height: 900 };
  const { page } = await visitors.at({ url: suki.url, session: carla.session, viewport });
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add a service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a service' });
  await dialog.getByLabel('Name', { exact: true }).fill('Gate welding');
  await dialog.getByLabel('Title').fill('Weld a broken gate');
  await dialog.getByLabel('Category', { exact: true }).selectOption({ label: 'A new category…' });
  await dialog.getByRole('button', { name: 'Add service' }).click();
  const name = dialog.getByLabel('Name of the new category');
  await expect(name).toHaveAccessibleDescription(/It needs a name/);
  await name.fill('Gate repairs');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Gate welding/ })).toContainText('Gate repairs');
});
