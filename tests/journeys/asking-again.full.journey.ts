import { expect } from '@playwright/test';
import { DAY_MS, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { askingEn } from '../../frontend/src/features/booking/request/asking.en.ts';
import { editingEn } from '../../frontend/src/features/booking/request/editing.en.ts';
import { approvedWorker, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { acceptIn } from './accept-quote.ts';
import { axe } from './axe.ts';
import { BookingPage } from './pages/booking-page.ts';
import { shownDay } from './pages/shown-day.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const facts = {
  title: 'Paint of gates and grilles',
  category: 'handyman',
  icon: 'wrench',
  description: 'Up to two leaves',
  basePrice: 900_00,
  durationMinutes: 60,
  urgent: false,
};

test('a worker declines, one press asks the other workers, and one of them accepts', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { item } = await carla.call('addService', { body: { ...facts, name: 'Gate painting' } });
  const rico = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Rico', 'Lim', item.id));
  const sonny = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Sonny', 'Go', item.id));
  const date = nextWorkday();
  const book = async (time: string) =>
    (
      await andrea.call('createBooking', {
        body: {
          serviceId: item.id,
          workerId: rico.session?.user.workerId ?? '',
          date,
          time,
          address: { ...kapitolyo, landmark: 'White gate' },
          notes: 'Two leaves, red',
          paymentMethod: 'cash',
        },
      })
    ).id;
  const { page, loads } = await visitors.at({ url: suki.url, session: andrea.session });
  const press = page.getByRole('button', { name: askingEn.askOthers });

  await test.step('the booking’s screen offers it when the worker declines', async () => {
    const id = await book('09:00');
    await page.goto(`/client/bookings/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for Rico’s answer');
    await rico.call('declineBooking', { params: { id }, body: { reason: 'Fully booked' } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rico can’t take this job');
    await expect(page.getByText(/We’ll ask Gate painting workers nearby: .*, ₱900/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await press.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for a worker');
    await expect(page.getByText('“Two leaves, red”')).toBeVisible();
    await expect(page.getByRole('link', { name: /^In place of SK-/ })).toBeVisible();
  });

  await test.step('another worker accepts; the one who declined doesn’t see the job', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const open = async (worker: typeof rico) =>
      (await worker.call('listBookings', { query: { scope: 'open' } })).items.map(({ booking }) => booking.id);
    await expect.poll(() => open(sonny)).toEqual([id]);
    expect(await open(rico)).toEqual([]);
    const at = await visitors.at({ url: suki.url, session: sonny.session });
    await at.page.goto(`/worker/bookings/${id}`);
    await new BookingPage(at.page, english).press('acceptFor', { amount: '₱900' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sonny arrives/);
  });

  await test.step('the old booking links to the new one', async () => {
    await page.getByRole('link', { name: /^In place of SK-/ }).click();
    await page.getByRole('link', { name: /^See SK-/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sonny arrives/);
  });

  expect(loads(), 'no page was reloaded').toBe(1);

  await test.step('the notification and “Needs you” on the home screen offer it', async () => {
    const id = await book('13:00');
    await rico.call('declineBooking', { params: { id }, body: { reason: 'My van broke down' } });
    await page.goto('/client/notifications');
    await expect(press).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
    await page.goto('/client/home');
    const needs = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Needs you' }) });
    await expect(needs.getByRole('button', { name: askingEn.askOthers })).toBeEnabled();
    expect(await axe(page)).toEqual([]);
    await needs.getByRole('button', { name: askingEn.askOthers }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for a worker');
    await page.goto('/client/home');
    await expect(page.getByRole('heading', { name: 'Track Service' })).toBeVisible();
    await expect(needs).toHaveCount(0);
  });
});

test('the screen asks for a new time when the old one has passed', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { item } = await carla.call('addService', { body: { ...facts, name: 'Door painting' } });
  const [worker, other] = [
    await openRoundTheClock(await approvedWorker(suki.url, carla, 'Xander', 'Ong', item.id)),
    await openRoundTheClock(await approvedWorker(suki.url, carla, 'Yoly', 'Dee', item.id)),
  ];
  const date = nextWorkday();
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: item.id,
      workerId: worker.session?.user.workerId ?? '',
      date,
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  await worker.call('declineBooking', { params: { id }, body: { reason: 'Fully booked' } });
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page } = await visitors.at({ url: suki.url, session: andrea.session, ...phone });
  const start = Date.parse(manilaInstant(date, '09:00'));
  await page.clock.setFixedTime(start);
  // Only the server decides whether a request is too late.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(start).toUTCString() } });
  });
  await page.goto(`/client/bookings/${id}`);
  await expect(page.getByText(/It’s too late for .*9:00\sAM/)).toBeVisible();
  await page.getByRole('button', { name: askingEn.askOthers }).click();
  const dialog = page.getByRole('dialog', { name: editingEn.newTimeTitle });
  await dialog.getByRole('button', { name: askingEn.askOthers }).click();
  await expect(dialog.getByText(editingEn.pickTime), 'the message below the calendar is visible').toBeInViewport({
    ratio: 1,
  });
  expect(await axe(page)).toEqual([]);
  const later = manilaDay(start + DAY_MS);
  await (await shownDay(dialog, later)).click();
  await dialog.getByText('1:00 PM', { exact: true }).click();
  await page.route('**/ask-others', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: askingEn.askOthers }).click();
  await expect(page.getByText(/That didn’t work/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '1:00 PM' }), 'the choice is kept').toBeChecked();
  await dialog.getByRole('button', { name: askingEn.askOthers }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for a worker');
  const asked = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect
    .poll(async () => (await other.call('listBookings', { query: { scope: 'open' } })).items)
    .toMatchObject([{ booking: { id: asked, date: later, time: '13:00', service: { id: item.id } } }]);
});

test('a client changes a request and opens it to all while a worker has quoted for it', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { item } = await carla.call('addService', { body: { ...facts, name: 'Grille painting' } });
  const rico = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Tomas', 'Uy', item.id));
  const sonny = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Vic', 'Sy', item.id));
  const body = {
    serviceId: item.id,
    workerId: rico.session?.user.workerId ?? '',
    date: nextWorkday(),
    time: '09:00',
    address: kapitolyo,
    notes: 'Two windows',
    paymentMethod: 'cash' as const,
  };
  const { id } = await andrea.call('createBooking', { body });
  await rico.call('offerQuote', { params: { id }, body: { amount: 950_00, message: 'With primer' } });
  const client = await visitors.at({ url: suki.url, session: andrea.session });
  const worker = await visitors.at({ url: suki.url, session: rico.session });
  const quote = client.page.getByRole('article', { name: /Quote of Tomas Uy/ });
  await client.page.goto(`/client/bookings/${id}`);
  await worker.page.goto(`/worker/bookings/${id}`);
  await expect(quote.getByRole('button', { name: 'Accept ₱950' })).toBeVisible();

  await test.step('the client changes the notes and the time', async () => {
    await client.page.getByRole('button', { name: askingEn.editRequest }).click();
    const dialog = client.page.getByRole('dialog', { name: editingEn.editTitle });
    for (const part of [
      dialog.getByRole('heading', { name: editingEn.editTitle }),
      dialog.getByRole('button', { name: editingEn.save }),
    ])
      await expect(part, 'visible at any dialog height').toBeInViewport({ ratio: 1 });
    await dialog.getByLabel(editingEn.notes).fill('Three windows, and the gate');
    await dialog.getByRole('button', { name: editingEn.changeTime }).click();
    await dialog.getByText('1:00 PM', { exact: true }).click();
    expect(await axe(client.page)).toEqual([]);
    await dialog.getByRole('button', { name: editingEn.save }).click();
    await expect(dialog).toBeHidden();
    await expect(quote).toContainText('Tomas quoted this before you changed your request');
    await expect(quote.getByRole('button', { name: 'Accept ₱950' })).toHaveCount(0);
  });

  await test.step('the worker sees what changed, live, and confirms the quote by one press', async () => {
    await expect(worker.page.getByText(/^Andrea changed the request since/)).toBeVisible();
    await expect(worker.page.getByText(/Time \(.*1:00\sPM\), notes/).first()).toBeVisible();
    await expect(worker.page.getByText('“Three windows, and the gate”')).toBeVisible();
    expect([await axe(client.page), await axe(worker.page)]).toEqual([[], []]);
    await worker.page.getByRole('button', { name: 'Confirm ₱950' }).click();
    await expect(quote.getByRole('button', { name: 'Accept ₱950' })).toBeVisible();
  });

  await test.step('the request is opened to all: another worker sees it, and the first can still accept', async () => {
    await client.page.getByRole('button', { name: askingEn.widen }).click();
    expect(await axe(client.page)).toEqual([]);
    await client.page.getByRole('alertdialog').getByRole('button', { name: askingEn.widenConfirm }).click();
    await expect(client.page.getByRole('button', { name: askingEn.widen })).toHaveCount(0);
    await expect(worker.page.getByText('Andrea asked you first, and has now asked others too.')).toBeVisible();
    const other = await visitors.at({ url: suki.url, session: sonny.session });
    await other.page.goto('/worker-bookings?tab=open');
    await expect(other.page.getByRole('article', { name: 'Grille painting' })).toContainText('Changed');
    await acceptIn(client.page, quote, '₱950');
    await expect(client.page.getByRole('heading', { level: 1 })).toHaveText(/^Tomas arrives/);
    await expect(other.page.getByText('No open jobs near you')).toBeVisible();
  });

  expect([client.loads(), worker.loads()], 'no page was reloaded').toEqual([1, 1]);
});

test('a client books a completed job again with the same worker, place and notes', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { item } = await carla.call('addService', { body: { ...facts, name: 'Fence painting' } });
  const { item: other } = await carla.call('addService', { body: { ...facts, name: 'Fence repair' } });
  const rico = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Waldo', 'Yu', item.id));
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: item.id,
      workerId: rico.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '16:00',
      address: { ...kapitolyo, line: '7 Lopez St.' },
      notes: 'Mind the dog',
      paymentMethod: 'cash',
    },
  });
  await andrea.call('cancelBooking', { params: { id }, body: { reason: 'My plans changed' } });
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });

  await test.step('the review step shows worker, place, notes and time', async () => {
    await page.goto(`/client/bookings/${id}`);
    await page.getByRole('button', { name: 'Book Waldo again' }).click();
    await expect(page).toHaveURL(/booking-flow\/schedule/);
    await expect(page.locator('#flow-step').getByText('7 Lopez St.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/booking-flow\/form/);
    await expect(page.getByLabel('What should the worker know?')).toHaveValue('Mind the dog');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/booking-flow\/payment/);
    await expect(page.getByText('Waldo Yu').filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByText(/Waldo/).first()).toBeVisible();
    await expect(page).toHaveURL(/booking-confirmation/);
  });

  await test.step('the screen says that a worker who moved is out of reach, and offers others', async () => {
    await approvedWorker(suki.url, carla, 'Zeny', 'Bo', item.id);
    await rico.call('changeOwnProfile', {
      body: { location: { lat: 10.3157, lng: 123.8854, city: 'Cebu City' }, radiusKm: 5 },
    });
    await page.goto(`/client/bookings/${id}`);
    await page.getByRole('button', { name: 'Book Waldo again' }).click();
    await expect(page.getByText('Waldo doesn’t go as far as Pasig').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Zeny Bo').first()).toBeVisible();
  });

  await test.step('the screen says that a worker no longer offers the service, and offers others', async () => {
    await rico.call('changeOwnProfile', { body: { services: [other.id] } });
    await page.goto(`/client/bookings/${id}`);
    await page.getByRole('button', { name: 'Book Waldo again' }).click();
    await expect(page.getByText('Waldo Yu no longer does Fence painting')).toBeVisible();
    await page.getByRole('button', { name: 'See who does' }).click();
    await expect(page.getByText('Waldo Yu no longer does Fence painting')).toHaveCount(0);
  });
});
