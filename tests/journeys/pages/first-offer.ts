import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What a screen offers first: its one mango action, in the hero or at the foot (look.md, "Words and the next step").
 * Whatever it says is checked and pressed; that there is a second one fails.
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

  /** It’s somebody else’s turn. */
  async isNone(): Promise<void> {
    await expect(this.offer).toHaveCount(0);
  }
}
