import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Runs instead of axe's half a megabyte of source when the page has it already. */
const NOTHING = ';';

const LONGEST_TOAST_MS = 5000;

/**
 * The findings of axe for `rules`, or for every rule. The legacy mode only skips collecting frames, which the pages
 * lack. Passes are not described: selectors for thousands of elements would take half of the time.
 */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitForToasts(page);
  // Rows that are being replaced are paler.
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

/**
 * A toast that fades out during the check would have wrong colours. One with an undo button stays for a minute, and is
 * checked.
 */
async function waitForToasts(page: Page): Promise<void> {
  const toasts = page.locator('[data-sonner-toast]');
  await expect
    .poll(() => toasts.count(), { timeout: LONGEST_TOAST_MS })
    .toBe(0)
    .catch(() => undefined);
}

/**
 * Runs in the page: elements that fade in have no final colours yet. Endless animations (skeletons) and scroll-driven
 * ones are not awaited.
 */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
