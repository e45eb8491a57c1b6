import { expect, type Page } from '@playwright/test';
import { isFullScope } from '../harness/test-scope.ts';
import { axe } from './axe.ts';
import { otherPaths, additionalStates, screens, type Who } from './addresses.ts';
import { faultsWith, readsOf } from './failing-reads.ts';
import { shiftsOf } from './layout-shift.ts';
import { loaded, test } from './screens-test.ts';
import { problemsOf } from './page-problems.ts';

const phone = { name: '360 px', size: { width: 360, height: 740 }, themes: ['dark', 'light'] } as const;
const desktop = { name: '1280 px', size: { width: 1280, height: 900 }, themes: ['light', 'dark'] } as const;

/**
 * `npm test` checks each screen at the width that most of its users have: a desktop for staff, a phone for others. `npm
 * run test:full` checks both widths, and the second theme, which differs only in colours.
 */
function sizesFor(who: Who) {
  if (isFullScope) return [phone, desktop];
  return who === 'admin' ? [desktop] : [phone];
}
const COLOURS = ['color-contrast'];
/** The allowed layout shift while a screen loads. */
const MOST_SHIFT = 0.05;

/**
 * The read that fails on these screens, because others wait for it; on other screens the last read fails.
 * `failing-reads.full` fails every read in every way.
 */
const awaited: Record<string, string> = {
  '/client/home': '/disputes',
  '/guest/home': '/services',
  '/worker-dashboard': '/bookings?group=over',
};

// The screens are independent: several workers share this longest file.
test.describe.configure({ mode: 'parallel' });

for (const { path, who } of isFullScope ? [...screens, ...additionalStates] : screens) {
  test(`${path} for ${who}`, async ({ pageOf, addressOf }) => {
    const page = await pageOf(who);
    const troubles = problemsOf(page);
    for (const { name, size, themes } of sizesFor(who)) {
      await page.emulateMedia({ colorScheme: themes[0] });
      await page.setViewportSize(size);
      await page.goto(addressOf(path));
      await loaded(page);
      expect(new URL(page.url()).pathname).toBe(addressOf(path).replace(/\?.*/, ''));
      for (const colorScheme of isFullScope ? themes : themes.slice(0, 1)) {
        const look = `${colorScheme}, ${name}`;
        await page.emulateMedia({ colorScheme });
        if (!(await isDrawn(page))) await reloadPage(page, look);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect.soft(page.locator('h1'), `one h1: ${look}`).toHaveCount(1);
        if (who === 'admin')
          expect.soft(await page.title(), 'the tab names the area of staff').toMatch(/(^| · )Admin · Suki$/);
        if (needsBell(path, who, size))
          await expect
            .soft(
              page.locator('a[href$="-notifications"], a[href$="/notifications"]').filter({ visible: true }),
              `the bell: ${look}`,
            )
            .not.toHaveCount(0);
        await expect.soft.poll(() => overflowWidth(page), `nothing to scroll sideways: ${look}`).toBe(0);
        expect.soft(await axe(page, colorScheme === themes[0] ? undefined : COLOURS), `axe: ${look}`).toEqual([]);
        expect.soft(await isoDatesOn(page), `days and times in words: ${look}`).toEqual([]);
      }
      const { sum, of } = await shiftsOf(page);
      expect.soft(sum, `nothing jumps: ${name}\n${of.join('\n')}`).toBeLessThan(MOST_SHIFT);
    }
    expect.soft(troubles(), 'no errors in the console, no failed requests').toEqual([]);
    const failing = (await readsOf(page)).findLast((address) => address.startsWith(`/api${awaited[path] ?? ''}`));
    if (failing) expect.soft(await faultsWith(page, { address: failing, by: '500' }), `${failing} fails`).toEqual([]);
  });
}

for (const { path, who, to } of otherPaths) {
  test(`${path} leads ${who} to ${to}`, async ({ pageOf, addressOf, demo }) => {
    const page = await pageOf(who);
    await page.goto(addressOf(path));
    await expect(page).toHaveURL((url) => url.origin === new URL(demo.url).origin && url.pathname === to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
}

/**
 * Rarely, once in thousands of checks, Chromium stops rendering a page until it is reloaded: then no style change
 * reaches it, and it cannot be captured. An observer fires when a frame is rendered; `requestAnimationFrame` follows
 * the test's clock.
 */
function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(() => resolve(true)).observe(document.documentElement);
        setTimeout(resolve, 10_000, false);
      }),
  );
}

async function reloadPage(page: Page, name: string): Promise<void> {
  console.warn(`The browser had stopped drawing ${page.url()} (${name}); it was loaded again.`);
  await page.reload();
  await loaded(page);
}

/** ISO dates with the words around them; dates within ids and in code are excluded. */
function isoDatesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.body.cloneNode(true) as HTMLElement;
    for (const code of shown.querySelectorAll('pre, code, script, style, template')) code.remove();
    return shown.textContent.match(/.{0,20}(?<![\w-])20\d\d-\d\d-\d\d(?![\w-]).{0,20}/g) ?? [];
  });
}

/**
 * Phones without a header need the bell on each screen of a client or worker, except the notifications, to which it
 * leads.
 */
function needsBell(path: string, who: Who, { width }: { width: number }): boolean {
  return (
    (who === 'client' || who === 'worker') &&
    width < 1024 &&
    /^\/(client|worker)(?!-registration)/.test(path) &&
    !path.endsWith('notifications')
  );
}

/** The width of the page beyond the window. */
function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
