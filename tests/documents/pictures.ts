// `npm run pictures` takes the pictures of the README from the demo, always at the same instant and with the same data.
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { bookingIdOf } from '#demo/people/ids.ts';
import { ApiClient } from '../harness/api-client.ts';
import { browserLaunchOptions } from '../harness/browser.ts';
import { servePreparedData } from '../harness/prepared-data.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { createVisitors } from '../journeys/visitors.ts';

const FOLDER = 'docs/pictures';

const pictures = [
  { name: 'booking-on-a-desktop', viewport: { width: 1280, height: 820 }, deviceScaleFactor: 1 },
  { name: 'booking-on-a-phone', viewport: { width: 390, height: 820 }, deviceScaleFactor: 2 },
] as const;

const stopServing = await servePreparedData();
const suki = await startTestSuki({ data: 'demo' });
const browser = await chromium.launch(browserLaunchOptions());
try {
  await mkdir(FOLDER, { recursive: true });
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await suki.stop();
  await stopServing();
}

async function take({ name, ...screen }: (typeof pictures)[number]): Promise<void> {
  const visitors = createVisitors(browser);
  const { session } = await new ApiClient(suki.url).signIn('client@suki.demo', 'suki-demo-1');
  const { page } = await visitors.at({
    url: suki.url,
    session,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    ...screen,
  });
  await page.goto(`/client/bookings/${bookingIdOf('andrea kitchen tap')}`);
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(`${FOLDER}/${name}.png`);
  console.log(`${FOLDER}/${name}.png`);
  await visitors.leave();
}
