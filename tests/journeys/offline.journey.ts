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

test.describe('an offline browser', () => {
  test('queues a message, and sends it once when the network is back', async ({ visitors, suki, line, cast }) => {
    const { jun, service } = cast;
    const ben = await person(suki.url, 'Ben', 'Torres', 'client');
    const bookingId = await requestedBooking({ client: ben, worker: jun, serviceId: service.id, time: '08:00' });
    const { page, context } = await visitors.at({ url: line.url, session: ben.session });
    const chat = new ChatPage(page, english);
    await page.goto(`/client/chat?booking=${bookingId}`);
    await chat.type('I will be home from seven');
    await chat.send();
    await chat.newestIs('sent');
    line.goDown();
    await expect(page.getByText('Connecting… We’ll send your messages once you’re back online.')).toBeVisible();
    // Only now: in offline mode a browser delays frames of a socket, and its end (see network.ts).
    await context.setOffline(true);
    await chat.type('The gate code is 4417');
    await Promise.all([page.getByText('Not connected to chat server').waitFor(), chat.send()]);
    await chat.newestIs('notSent');
    line.comeBack();
    await context.setOffline(false);
    await chat.newestIs('sent');
    await expect(page.getByText('Connecting… We’ll send your messages once you’re back online.')).toBeHidden();
    const readByJun = async () =>
      (await jun.call('readBookingMessages', { params: { bookingId } })).items.map(({ text }) => text);
    await expect.poll(readByJun).toEqual(['I will be home from seven', 'The gate code is 4417']);
  });

  test('shows one strip above any screen, which covers nothing, until the network is back', async ({
    visitors,
    suki,
    cast,
  }) => {
    const { page, context } = await visitors.at({ url: suki.url, session: cast.andrea.session });
    await page.goto('/client/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const banner = page.getByText('You’re offline.');
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner).toHaveCount(1);
    await expect(banner).toBeInViewport();
    const strip = await banner.locator('..').boundingBox();
    expect(strip).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
    expect((await page.getByRole('banner').boundingBox())?.y).toBeGreaterThanOrEqual(strip?.height ?? Infinity);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });

  test('shows missed changes after reconnecting, without a reload', async ({ visitors, line, cast }) => {
    const { andrea, jun, service } = cast;
    const bookingId = await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '11:00' });
    const { page, loads } = await visitors.at({ url: line.url, session: andrea.session });
    const booking = new BookingPage(page, english);
    await page.goto(`/client/bookings/${bookingId}`);
    await booking.showsStatus('bookingPending');
    line.goDown();
    await jun.call('acceptBooking', { params: { id: bookingId } });
    await booking.showsStatus('bookingPending');
    line.comeBack();
    await booking.showsStatus('bookingAccepted');
    await booking.showsStep('BookingAccepted_client', { name: 'Jun' });
    expect(loads()).toBe(1);
  });
});
