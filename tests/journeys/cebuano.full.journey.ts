import { expect, type Page } from '@playwright/test';
import { demoAddresses, demoPerson, additionalStates, screens, type Who } from './addresses.ts';
import { payoutEn } from '#contracts/event-texts/payout.en.ts';
import { shippedText } from '#infra/service-context/shipped-text.ts';
import { shippedTextsEn } from '#contracts/catalogue/shipped-texts.en.ts';
import { accountEn } from '../../frontend/src/features/account/account.en.ts';
import { homeEn } from '../../frontend/src/features/home/home.en.ts';
import { test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const payoutCeb = translatedTexts('ceb', payoutEn, 'contracts/event-texts/payout');
const accountCeb = translatedTexts('ceb', accountEn, 'frontend/src/features/account/account');
const homeCeb = translatedTexts('ceb', homeEn, 'frontend/src/features/home/home');

const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'ceb-PH',
};

/** The most used screens, and those with the most texts in a row. */
const main: readonly string[] = [
  '/',
  '/login',
  '/signup',
  '/services',
  '/client/home',
  '/client/bookings',
  '/client/bookings/:quoted',
  '/client/profile',
  '/client/settings',
  '/client/payments?status=voided',
  '/client/chat?booking=:bookingId',
  '/client/booking-flow/schedule',
  '/client/booking-flow/payment',
  '/worker-dashboard',
  '/worker-bookings?tab=open',
  '/worker-earnings',
  '/worker-profile',
  '/worker/settings',
  '/admin',
  '/admin/users',
  '/admin/payments?period=30&status=verified',
  '/admin/payouts?friday=all',
  '/admin/bookings',
  '/admin/audit-logs',
  '/admin/settings',
];

/** The account stores the language, and the next journey expects English. */
test.afterEach(async ({ demo }) => {
  for (const who of ['client', 'worker', 'admin'] as const) await sessionOf(demo.url, who, 'en');
});

/** English service names of the catalogue that differ in Cebuano. */
const english: readonly string[] = Object.keys(shippedTextsEn).filter((text) => shippedText(text, 'ceb') !== text);

const shown = [...screens, ...additionalStates].filter(({ path }) => main.includes(path));

test('the main screens, with dates, fit 360 px in Cebuano', async ({ demo, visitors }) => {
  expect(shown.map(({ path }) => path).toSorted()).toEqual(main.toSorted());
  const addressOf = await demoAddresses(demo.url);
  for (const who of ['nobody', 'client', 'worker', 'admin'] as const) {
    const { page } = await visitors.at({ url: demo.url, session: await sessionOf(demo.url, who), ...phone });
    for (const { path } of shown.filter((screen) => screen.who === who)) {
      await page.goto(addressOf(path));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ceb');
      await expect.soft.poll(() => overflowWidth(page), path).toBe(0);
      // Chrome has no Cebuano dates: without Suki's own they would be English, or have Filipino's Sunday.
      expect
        .soft(await page.getByRole('main').innerText(), path)
        .not.toMatch(/\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Lin|Linggo)\b/);
      expect
        .soft(
          (await textsOn(page)).filter((text) => english.includes(text)),
          path,
        )
        .toEqual([]);
    }
  }
});

test('the audit log describes changes in Cebuano', async ({ demo, visitors }) => {
  const session = await sessionOf(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/audit-logs?type=PayoutPaid');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText(payoutCeb.PayoutPaid.action);
  await expect(rows.first()).toContainText(/₱[\d,.]+ para sa Biy, /);
});

test('the language menus offer Cebuano, and the account stores it', async ({ demo, visitors }) => {
  const { page } = await visitors.at({ url: demo.url });
  await page.goto('/');
  await page.getByLabel('Language').filter({ visible: true }).selectOption({ label: 'Bisaya' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ceb');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountCeb.welcomeBack);
  const session = await sessionOf(demo.url, 'client', 'ceb');
  const elsewhere = await visitors.at({ url: demo.url, session });
  await elsewhere.page.goto('/client/home');
  await expect(elsewhere.page.getByRole('heading', { name: homeCeb.trackService })).toBeVisible();
});

async function sessionOf(url: string, who: Who, language: 'en' | 'ceb' = 'ceb') {
  if (who !== 'client' && who !== 'worker' && who !== 'admin') return null;
  const person = await demoPerson(url, who);
  await person.call('changeMe', { body: { language } });
  return (await demoPerson(url, who)).session;
}

/** The width of the page beyond the window. */
function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Separate texts, or parts between commas and dots: whole sentences are users' content. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      // The page for browsers without scripts is in English.
      if (walker.currentNode.parentElement?.closest('noscript')) continue;
      texts.push(...(walker.currentNode.textContent ?? '').split(/[,·]/).map((part) => part.trim()));
    }
    return texts;
  });
}
