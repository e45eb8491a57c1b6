import { expect } from '@playwright/test';
import sharp from 'sharp';
import { uploadCalls } from '#contracts/calls/upload.ts';
import { person } from '../harness/test-users.ts';
import { type Line, openLine } from './network.ts';
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
  test('keeps a queued message over a reload, and sends it once', async ({ visitors, line, cast }) => {
    const { jun, service } = cast;
    const lito = await person(line.url, 'Lito', 'Torres', 'client');
    const bookingId = await requestedBooking({ client: lito, worker: jun, serviceId: service.id, time: '13:00' });
    const { page } = await visitors.at({ url: line.url, session: lito.session });
    const chat = new ChatPage(page, english);
    await page.goto(`/client/chat?booking=${bookingId}`);
    await chat.type('I will be home from seven');
    await chat.send();
    await chat.newestIs('sent');
    line.goDown();
    await expect(page.getByText('Connecting… We’ll send your messages once you’re back online.')).toBeVisible();
    await chat.type('The gate code is 4417');
    await Promise.all([page.getByText('Not connected to chat server').waitFor(), chat.send()]);
    line.comeBack();
    await page.reload();
    await chat.shows('The gate code is 4417');
    await chat.newestIs('sent');
    const readByJun = async () =>
      (await jun.call('readBookingMessages', { params: { bookingId } })).items.map(({ text }) => text);
    await expect.poll(readByJun).toEqual(['I will be home from seven', 'The gate code is 4417']);
    await page.reload();
    await chat.shows('The gate code is 4417');
    expect(await readByJun()).toHaveLength(2);
  });

  test('keeps a picture that was not uploaded with its message until it is', async ({ visitors, suki, cast }) => {
    const { jun, service } = cast;
    const mina = await person(suki.url, 'Mina', 'Torres', 'client');
    const bookingId = await requestedBooking({ client: mina, worker: jun, serviceId: service.id, time: '16:00' });
    const { page } = await visitors.at({ url: suki.url, session: mina.session });
    const chat = new ChatPage(page, english);
    await page.goto(`/client/chat?booking=${bookingId}`);
    let arrives = false;
    await page.route(`**/api${uploadCalls.uploadPortfolio.path}`, (route) =>
      arrives ? route.continue() : route.abort(),
    );
    await page.locator('input[type=file]').setInputFiles({
      name: 'gate.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0d6e5f' } })
        .png()
        .toBuffer(),
    });
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await chat.type('This is the gate');
    await chat.composer.press('Enter');
    await expect(chat.composer).toHaveValue('This is the gate');
    await expect(page.getByRole('button', { name: 'Remove gate.png' })).toBeVisible();
    arrives = true;
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByText('Uploading gate.png')).toBeHidden();
    await chat.send();
    await chat.newestIs('sent');
    const readByJun = async () =>
      (await jun.call('readBookingMessages', { params: { bookingId } })).items.map(({ text, attachments }) => [
        text,
        attachments.map(({ name }) => name),
      ]);
    await expect.poll(readByJun).toEqual([['This is the gate', ['gate.png']]]);
  });
});
