import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The first offer of a screen: its one primary action, in the hero or at the foot. Its text is checked and it is
 * pressed; a second one fails.
 */
export class FirstOffer {
  private readonly offer: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.offer = main.getByRole('link').or(main.getByRole('button')).and(page.locator('.bg-mango'));
  }

  async says(words: string | RegExp): Promise<void> {
    await expect(this.offer).toHaveText(words);
  }

  async press(words: string | RegExp): Promise<void> {
    await this.says(words);
    await this.offer.click();
  }

  /** The other side acts next. */
  async isNone(): Promise<void> {
    await expect(this.offer).toHaveCount(0);
  }
}
