import { expect, type Locator, type Page } from '@playwright/test';
import { UNDO_MS } from '../../frontend/src/domain/booking/held-command.ts';

/** Accepts a quote by its card and the sheet, and waits until it can no longer be undone. */
export async function acceptIn(page: Page, quote: Locator, amount: string): Promise<void> {
  await quote.getByRole('button', { name: `Accept ${amount}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Accept ${amount}` })
    .click();
  await expect(quote.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.fastForward(UNDO_MS);
}
