import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const idOf = (worker: ApiClient) => worker.session?.user.workerId ?? '';
/** A separate service, which no other journey books. */
const serviceNamed = async (carla: ApiClient, name: string) =>
  (
    await carla.call('addService', {
      body: {
        name,
        title: name,
        category: 'plumbing',
        icon: 'droplets',
        description: '',
        basePrice: 600_00,
        durationMinutes: 60,
        urgent: false,
      },
    })
  ).item.id;
const map = (page: Page) => page.getByRole('application', { name: /^Map/ });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this pin' });
const google = (page: Page) => page.getByRole('link', { name: /Google Maps/ });

test('a pin dropped on the map by keyboard sets the directions’ destination', async ({ visitors, suki, cast }) => {
  const serviceId = await serviceNamed(cast.carla, 'Sink repair');
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Vera', serviceId));
  const ising = await person(suki.url, 'Ising', 'Vera', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const flow = new BookingFlowPages(page, english);
  const drop = page.getByRole('button', { name: 'Drop a pin' });
  await page.goto(
    `/client/booking-flow?${new URLSearchParams({ serviceId, workerId: idOf(nilo), date: nextWorkday(), time: '15:00' })}`,
  );

  await test.step('the map opens once the city is known', async () => {
    await drop.tap();
    await expect(page.getByText('Choose your barangay first')).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    await page.getByLabel('House number and street').fill(kapitolyo.line);
    await page.getByRole('combobox', { name: 'Barangay' }).fill('Kapitolyo');
    await page.getByRole('option', { name: /Pasig/ }).first().click();
  });

  await test.step('the map names the pin’s barangay', async () => {
    await drop.tap();
    await expect(map(page).getByText('Kapitolyo')).toBeVisible();
    await expect(page.getByText('In the middle of Kapitolyo.')).toBeVisible();
    await expect(keep(page)).toBeDisabled();
    expect(await axe(page)).toEqual([]);
    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^About \d+ m from the middle of Kapitolyo\./)).toBeVisible();
    await keep(page).tap();
    await expect(page.getByText('Your spot is pinned')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('a pin outside the entered city is reported immediately', async () => {
    await page.getByLabel('City or municipality').fill('Dagupan');
    await page.getByLabel('Province').fill('Pangasinan');
    await expect(page.getByText(/^Your pin is near .+, far from Dagupan/)).toBeVisible();
    await page.getByLabel('City or municipality').fill('Pasig');
    await page.getByLabel('Province').fill('Metro Manila');
    await expect(page.getByText(/^Your pin is near/)).toHaveCount(0);
  });

  await flow.goOn('Continue');
  await flow.details('The sink drips.');
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await flow.goOn('Confirm booking');
  await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();

  const id = new URL(page.url()).searchParams.get('bookingId') ?? '';
  const asked = async () => (await ising.call('listBookings')).items.find(({ booking }) => booking.id === id)?.booking;
  await expect.poll(asked).toMatchObject({
    address: { precision: 'exact', lat: expect.closeTo(14.5711, 2), lng: expect.closeTo(121.0597, 2) },
  });
  const { address } = await ising.call('readBooking', { params: { id } });
  await nilo.call('acceptBooking', { params: { id } });
  const worker = await visitors.at({ url: suki.url, session: nilo.session, ...phone });
  await worker.page.goto(`/worker/bookings/${id}/map`);
  await expect(google(worker.page)).toHaveAttribute('href', new RegExp(`destination=${address.lat}%2C${address.lng}`));
  await expect(worker.page.getByText('Both lead to the pin that Ising dropped.')).toBeVisible();
});

test('a job with only a city has no distance, and its directions use its address', async ({ visitors, suki, cast }) => {
  const serviceId = await serviceNamed(cast.carla, 'Pump repair');
  const dante = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Dante', 'Vera', serviceId));
  await dante.call('changeOwnProfile', {
    body: { location: { lat: 16.0433, lng: 120.3333, city: 'Dagupan' }, radiusKm: 10 },
  });
  await expect.poll(async () => (await dante.call('readWorker', { params: { id: idOf(dante) } })).city).toBe('Dagupan');
  const ising = await person(suki.url, 'Ising', 'Reyes', 'client');
  const { id } = await ising.call('createBooking', {
    body: {
      serviceId,
      date: nextWorkday(),
      time: '15:00',
      address: { line: '1 Rizal St.', barangay: 'Sitio Uno', city: 'Calasiao', province: 'Pangasinan' },
      paymentMethod: 'cash',
    },
  });
  const { page } = await visitors.at({ url: suki.url, session: dante.session, ...phone });
  await page.goto(`/worker/bookings/${id}`);
  await expect(page.getByText('Somewhere in Calasiao').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d km|Nearby/);
  await dante.call('acceptBooking', { params: { id } });
  await page.goto(`/worker/bookings/${id}/map`);
  await expect(page.getByText('Somewhere in Calasiao')).toBeVisible();
  await expect(google(page)).toHaveAttribute('href', /destination=1\+Rizal\+St/);
  expect(await axe(page)).toEqual([]);
});
