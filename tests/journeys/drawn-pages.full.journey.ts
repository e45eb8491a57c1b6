import { expect, type Page } from '@playwright/test';
import { errorCodes } from '#contracts/errors.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { test } from './suki-test.ts';
import { problemsOf } from './page-problems.ts';
import { openContext } from './visitors.ts';

/** Prerendered public pages (frontend/build/drawn-pages.ts), which React hydrates. */

const pages = ['/', '/services', '/search', '/contact', '/login', '/signup', '/worker-registration', '/terms'];

test('are readable without a script, and hydrate without a change', async ({ browser, suki }) => {
  const plain = await openContext(browser, { baseURL: suki.url, javaScriptEnabled: false });
  const lively = await openContext(browser, { baseURL: suki.url, viewport: { width: 360, height: 740 } });
  const [before, after] = [await plain.newPage(), await lively.newPage()];
  const troubles = problemsOf(after);
  await after.addInitScript(keepDrawnMain);
  for (const path of pages) {
    await before.goto(path);
    const heading = await before.getByRole('heading', { level: 1 }).textContent();
    await after.goto(path);
    await expect(after.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect.poll(() => after.evaluate(isPrerenderedMainKept)).toBe(true);
  }
  expect(troubles()).toEqual([]);
  await Promise.all([plain.close(), lively.close()]);
});

test('are served at their own addresses only', async ({ page, suki }) => {
  const troubles = problemsOf(page);
  for (const path of ['/index', '/index.html', '/services.html']) {
    await page.goto(suki.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  await page.goto(`${suki.url}/services/`);
  await expect(page.getByRole('heading', { level: 1, name: 'All services' })).toBeVisible();
  expect(troubles()).toEqual([]);
});

test('are served in the reader’s language', async ({ browser, suki }) => {
  const filipino = await openContext(browser, { baseURL: suki.url, locale: 'fil-PH' });
  const page = await filipino.newPage();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Lahat ng serbisyo' })).toBeVisible();
  await filipino.close();
});

test('replay input and presses from before their scripts loaded', async ({ page, suki }) => {
  const held = await holdScripts(page);
  await page.goto(`${suki.url}/login`, atOnce);
  await page.getByLabel('Email or mobile number').fill('nobody@mail.ph');
  await page.getByLabel('Password', { exact: true }).fill('three mango trees');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  held.release();
  await expect(page.getByLabel('Email or mobile number')).toHaveValue('nobody@mail.ph');
  await expect(page.getByText(errorCodes.wrong_credentials.message)).toBeVisible();

  held.hold();
  await page.goto(`${suki.url}/worker-registration`, atOnce);
  await page.getByLabel('One line about you').fill('Quiet pipes');
  held.release();
  const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.joiningDraft);
  await expect.poll(kept).toContain('Quiet pipes');
  await page.evaluate(() => localStorage.clear());

  held.hold();
  await page.goto(suki.url, atOnce);
  await page.getByRole('button', { name: 'Plumbing' }).click();
  held.release();
  await expect(page).toHaveURL(`${suki.url}/search?q=Plumbing`);
});

test('handle a press during hydration once', async ({ page, suki }) => {
  await page.addInitScript(() => {
    // Runs before the early-input script: React handles the press, and the script does not see it.
    const press = () => document.querySelector<HTMLElement>('button[aria-label="Show password"]')?.click();
    window.addEventListener('suki:page-ready', press, { capture: true, once: true });
  });
  await page.goto(`${suki.url}/login`);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('keep every key typed during hydration', async ({ page, suki }) => {
  await page.addInitScript(() => {
    // Until it is dispatched again: React handles it, and the early-input script does not see it.
    const withhold = (event: Event) => {
      event.stopImmediatePropagation();
      document.documentElement.dataset.answers = 'withheld';
    };
    window.addEventListener('suki:page-ready', withhold, { capture: true, once: true });
  });
  await page.goto(`${suki.url}/signup`);
  await expect(page.locator('html')).toHaveAttribute('data-answers', 'withheld');
  const field = page.getByLabel('Mobile number (optional)');
  await field.pressSequentially('91');
  await expect(field).toHaveValue('91');
  // Simulates React replacing the field.
  await field.evaluate((input: HTMLInputElement) => (input.value = ''));
  await field.pressSequentially('71234821');
  await expect(field).toHaveValue('9171234821');
  await page.evaluate(() => window.dispatchEvent(new Event('suki:page-ready')));
  await expect(field).toHaveValue('917 123 4821');
});

/** The load event also waits for scripts. */
const atOnce = { waitUntil: 'domcontentloaded' } as const;

/** Holds the app's scripts until they are released. */
async function holdScripts(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    hold: () => void (gate = Promise.withResolvers<void>()),
    release: () => gate.resolve(),
  };
}

function keepDrawnMain() {
  document.addEventListener('DOMContentLoaded', () => {
    const main = document.getElementById('main');
    window.addEventListener('suki:page-ready', () => {
      document.documentElement.dataset.sameMain = String(main !== null && main === document.getElementById('main'));
    });
  });
}

function isPrerenderedMainKept(): boolean {
  return document.documentElement.dataset.sameMain === 'true';
}
