import { expect, type Locator, type Page } from '@playwright/test';

/** A day's button in a month view. A day after the month's last is in the next month, which is opened. */
export async function shownDay(place: Page | Locator, day: string): Promise<Locator> {
  const button = place.locator(`[data-day="${day}"]`).getByRole('button');
  await expect(place.getByRole('grid')).toBeVisible();
  if ((await button.count()) === 0) await place.getByRole('button', { name: 'Next month' }).click();
  await expect(button).toBeVisible();
  return button;
}
