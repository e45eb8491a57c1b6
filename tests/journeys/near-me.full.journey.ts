import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** More exact than an address may be. */
const inPasig = { latitude: 14.570_634, longitude: 121.058_123 };
const inMarikina = { latitude: 14.6402, longitude: 121.1006 };
const inCebu = { latitude: 10.3318, longitude: 123.896 };
const inDavao = { latitude: 7.0731, longitude: 125.6128 };
const located = { permissions: ['geolocation'] };
const fences = {
  name: 'Fence repair',
  title: 'Fences mended',
  category: 'handyman',
  icon: 'wrench',
  description: '',
  basePrice: 700_00,
  durationMinutes: 60,
  urgent: false,
};

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /Bakod/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const nearMe = (page: Page) => sheet(page).getByRole('button', { name: 'Near me', exact: true });
const showWorkers = (page: Page) => sheet(page).getByRole('button', { name: /^(Show \d|No workers yet)/ });

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).tap();
}

async function searchNearMe(page: Page): Promise<void> {
  await page.goto('/search?q=fence+repair');
  await openFilters(page);
  await nearMe(page).tap();
  await showWorkers(page).tap();
}

async function setLocation(worker: ApiClient, city: string, { latitude: lat, longitude: lng }: typeof inPasig) {
  await worker.call('changeOwnProfile', { body: { location: { lat, lng, city }, radiusKm: 15 } });
}

test('“Near me” uses the browser’s location, lists workers who serve it, and puts no exact position in the address', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const { item } = await carla.call('addService', { body: fences });
  await approvedWorker(suki.url, carla, 'Pidol', 'Bakod', item.id);
  await setLocation(await approvedWorker(suki.url, carla, 'Mario', 'Bakod', item.id), 'Marikina', inMarikina);
  await setLocation(await approvedWorker(suki.url, carla, 'Cebo', 'Bakod', item.id), 'Cebu City', inCebu);
  await carla.call('listUsers');
  const { page } = await visitors.at({ url: suki.url, ...phone, ...located, geolocation: inPasig });

  await test.step('the list shows the workers who serve it with their distance, and sorts by it', async () => {
    await page.goto('/search?q=fence+repair');
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Nearest' })).toHaveCount(0);
    await openFilters(page);
    await nearMe(page).tap();
    await expect(sheet(page).getByRole('combobox', { name: 'Where' })).toHaveValue('Near me');
    expect(await axe(page)).toEqual([]);
    await showWorkers(page).tap();
    await expect(page.getByRole('button', { name: 'Remove: Near me' })).toBeVisible();
    await page.getByRole('button', { name: 'Nearest' }).tap();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText('Pidol');
    await expect(cards(page).first()).toContainText('Nearby');
    await expect(cards(page).last()).toContainText('Mario');
    await expect(cards(page).last()).toContainText(/\d km/);
  });

  await test.step('the address is exact to about a kilometre, and shows others the same list', async () => {
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('lat'), searchParams.get('lng')]).toEqual(['14.57', '121.06']);
    const other = await visitors.at({ url: suki.url });
    await other.page.goto(page.url());
    await expect(cards(other.page)).toHaveCount(2);
  });

  await test.step('another place has other workers', async () => {
    const inTheSouth = await visitors.at({ url: suki.url, ...phone, ...located, geolocation: inCebu });
    await searchNearMe(inTheSouth.page);
    await expect(cards(inTheSouth.page)).toHaveCount(1);
    await expect(cards(inTheSouth.page)).toContainText('Cebo');
  });

  await test.step('a place that no worker serves shows none, and can be removed', async () => {
    const far = await visitors.at({ url: suki.url, ...phone, ...located, geolocation: inDavao });
    await searchNearMe(far.page);
    await expect(far.page.getByRole('heading', { name: 'No workers for this yet' })).toBeVisible();
    expect(await axe(far.page)).toEqual([]);
    await far.page.getByRole('button', { name: 'Remove: Near me' }).tap();
    await expect(cards(far.page)).toHaveCount(3);
  });
});

test('“Near me” reports a location that is unavailable or denied, and changes nothing else', async ({
  visitors,
  suki,
  cast: { service },
}) => {
  const { page, context } = await visitors.at({ url: suki.url, ...phone, ...located });
  await page.goto(`/search?q=${encodeURIComponent(service.name)}`);
  await openFilters(page);

  await test.step('the location is unavailable', async () => {
    await nearMe(page).tap();
    await expect(sheet(page).getByText('We couldn’t find your location. Type your barangay instead.')).toBeVisible();
    await expect(sheet(page).getByRole('combobox', { name: 'Where' })).toHaveValue('');
  });

  await test.step('the location is denied', async () => {
    await context.clearPermissions();
    await nearMe(page).tap();
    await expect(
      sheet(page).getByText('Your browser isn’t sharing your location. Type your barangay instead.'),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await expect(page).not.toHaveURL(/lat=/);
  });

  await test.step('the location is allowed after all', async () => {
    await context.setGeolocation(inPasig);
    await context.grantPermissions(['geolocation']);
    await nearMe(page).tap();
    await expect(sheet(page).getByRole('combobox', { name: 'Where' })).toHaveValue('Near me');
    await expect(sheet(page).getByText('Your browser isn’t sharing your location')).toHaveCount(0);
    await showWorkers(page).tap();
    await expect(page.getByRole('main').getByRole('link', { name: /Jun Bautista/ })).toContainText('Nearby');
  });
});

test('a late location changes nothing that was chosen meanwhile', async ({ visitors, suki, cast: { service } }) => {
  const { page } = await visitors.at({ url: suki.url });
  // Simulates a user who thinks about the permission, which an automated browser cannot.
  await page.addInitScript(() => {
    const asked: PositionCallback[] = [];
    Object.assign(window, {
      allowAll() {
        const there = { coords: { latitude: 10.3318, longitude: 123.896 } } as GeolocationPosition;
        for (const tell of asked.splice(0)) tell(there);
      },
    });
    navigator.geolocation.getCurrentPosition = (tell) => void asked.push(tell);
  });
  const allow = () => page.evaluate('allowAll()');
  const where = page.getByRole('main').getByRole('combobox', { name: 'Where' });
  const near = page.getByRole('main').getByRole('button', { name: 'Near me', exact: true });

  await test.step('a typed barangay stays', async () => {
    await page.goto(`/search?q=${encodeURIComponent(service.name)}`);
    await near.click();
    await expect(near).toHaveAttribute('aria-busy', 'true');
    await where.fill('Kapitolyo');
    await page
      .getByRole('option', { name: /Kapitolyo.*Pasig/ })
      .first()
      .click();
    await expect(page).toHaveURL(/city=Pasig/);
    await allow();
    await expect(near).not.toHaveAttribute('aria-busy', 'true');
    await expect(where).toHaveValue('Kapitolyo, Pasig');
    await expect(page).toHaveURL(/city=Pasig/);
  });

  await test.step('another filter stays', async () => {
    await near.click();
    await page.getByRole('main').getByRole('combobox', { name: 'Speaks' }).selectOption('Filipino');
    await expect(page).toHaveURL(/language=Filipino/);
    await allow();
    await expect(where).toHaveValue('Near me');
    await expect(page).toHaveURL(/lat=10\.33.*language=Filipino/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/lat=/);
  });

  await test.step('another page stays', async () => {
    await near.click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Jun Bautista/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/client\/worker\//);
    await allow();
    await expect(page.getByRole('heading', { name: 'Jun Bautista' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/client\/worker\//);
  });
});
