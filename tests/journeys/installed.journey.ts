import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { type Line, openLine } from './network.ts';
import { BookingPage } from './pages/booking-page.ts';
import { ChatPage } from './pages/chat-page.ts';
import { requestedBooking } from './prepared.ts';
import { test as base } from './suki-test.ts';
import { english } from './words.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ suki }, use) => {
    const line = await openLine(suki.url);
    await use(line);
    await line.close();
  },
});
test.use({ serviceWorkers: 'allow' });

test('the app opens without a network, with the last bookings and chats, and catches up afterwards', async ({
  visitors,
  suki,
  line,
  cast,
}) => {
  const { jun, service } = cast;
  const ester = await person(suki.url, 'Ester', 'Reyes', 'client');
  const id = await requestedBooking({ client: ester, worker: jun, serviceId: service.id, time: '09:00' });
  const { page } = await visitors.at({ url: line.url, session: ester.session });
  const [booking, chat] = [new BookingPage(page, english), new ChatPage(page, english)];
  const list = page.getByRole('link').filter({ hasText: service.name });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/client/home');
  await page.goto(`/client/chat?booking=${id}`);
  await chat.type('The gate is green');
  await chat.send();
  await chat.newestIs('sent');
  await page.goto('/client/bookings');
  await expect(list.first()).toBeVisible();
  await page.goto(`/client/bookings/${id}`);
  await booking.showsStatus('bookingPending');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await booking.showsStatus('bookingPending');

  line.goDown();
  const note = page.getByText('Offline. Last updated');
  for (const [path, shown] of [
    ['/client/bookings', list.first()],
    [`/client/chat?booking=${id}`, page.getByText('The gate is green').last()],
    [`/client/bookings/${id}`, page.getByText(service.name).first()],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    await expect(note).toBeVisible();
  }
  await jun.call('acceptBooking', { params: { id } });
  line.comeBack();
  await booking.showsStatus('bookingAccepted');
  await expect(note).toBeHidden();
});
