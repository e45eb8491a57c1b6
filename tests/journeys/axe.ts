import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Run in place of axe's half a megabyte of source where the page has it from an earlier look. */
const NOTHING = ';';

const LONGEST_TOAST_MS = 5000;

/**
 * What axe finds by `rules`, else by every rule. The legacy mode only saves a page that would gather the results of frames,
 * which we have not. Passes are not described: a selector for each of thousands of parts would take half of the time.
 */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  await toastsGone(page);
  // Rows that others will take the place of are paler.
  await expect(page.locator('[data-list][aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(settled);
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = isThere ? new AxeBuilder({ page, axeSource: NOTHING }) : new AxeBuilder({ page });
  const { violations } = await builder
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** One that leaves while axe looks has colours of no screen. One that can be undone stays for a minute, and is looked at. */
async function toastsGone(page: Page): Promise<void> {
  const toasts = page.locator('[data-sonner-toast]');
  await expect
    .poll(() => toasts.count(), { timeout: LONGEST_TOAST_MS })
    .toBe(0)
    .catch(() => undefined);
}

/**
 * In the page: what is still fading in has no colours of its own yet. What never ends, a skeleton's glimmer, and what
 * follows scrolling are not waited for.
 */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
