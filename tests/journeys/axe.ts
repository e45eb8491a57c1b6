import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, every rule; the legacy mode only saves a page that would gather the results of frames, which we have not. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** In the page: what is still fading in has no colours of its own yet. What never ends, a skeleton's glimmer, is not waited for. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
