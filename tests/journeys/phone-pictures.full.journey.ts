import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { uploadCalls } from '#contracts/calls/upload.ts';
import { person } from '../harness/test-users.ts';
import { test } from './suki-test.ts';

/** A phone camera's size with fine grain, so that only fewer pixels make it smaller. */
async function twelveMegapixels(): Promise<Buffer> {
  return sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#0d6e5f',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The size in bytes of the next uploaded picture. */
async function bytesSent(page: Page): Promise<number> {
  const request = await page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().endsWith(uploadCalls.uploadAvatar.path),
  );
  return request.postDataBuffer()?.length ?? Number((await request.allHeaders())['content-length']);
}

const choose = (page: Page) => page.locator('input[type=file]');
const picture = (page: Page) => page.locator('main img').first();

test('a phone’s picture is shrunk before the upload, and an iPhone picture is converted', async ({
  visitors,
  suki,
}) => {
  const tess = await person(suki.url, 'Tess', 'Navarro', 'client');
  const { page } = await visitors.at({ url: suki.url, session: tess.session });
  await page.goto('/client/profile/edit');

  const large = await twelveMegapixels();
  expect(large.length, 'above the server’s limit').toBeGreaterThan(5 * 1024 * 1024);
  const sent = bytesSent(page);
  await choose(page).setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: large });
  expect(await sent).toBeLessThan(2 * 1024 * 1024);
  await expect(picture(page)).toHaveJSProperty('naturalWidth', 512);
  const first = await picture(page).getAttribute('src');

  await choose(page).setInputFiles({ name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: await heic() });
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '');
  await expect(picture(page)).toHaveJSProperty('naturalWidth', 64);
});

test('a picture for a booking is decoded once, for preview and upload', async ({
  visitors,
  suki,
  cast: { service },
}) => {
  const mel = await person(suki.url, 'Mel', 'Navarro', 'client');
  const { page } = await visitors.at({ url: suki.url, session: mel.session });
  await page.addInitScript(countOpened);
  await page.goto(`/client/booking-flow/form?${new URLSearchParams({ serviceId: service.id })}`);
  await choose(page).setInputFiles({ name: 'IMG_0003.JPG', mimeType: 'image/jpeg', buffer: await twelveMegapixels() });
  await expect(page.getByRole('img', { name: 'IMG_0003.JPG' })).toHaveJSProperty('naturalWidth', 2048);
  await expect(page.getByText('Uploading')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBe('1');
});

/** Runs in the page: counts decoded pictures. */
function countOpened(): void {
  const open = window.createImageBitmap.bind(window);
  let opened = 0;
  const counting = (...asked: Parameters<typeof open>) => {
    opened += 1;
    document.documentElement.dataset['opened'] = String(opened);
    return open(...asked);
  };
  window.createImageBitmap = counting as typeof window.createImageBitmap;
}

/** 64 × 48 pixels in an iPhone's format, which the library for the other pictures cannot write. */
function heic(): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'iphone.heic'));
}
