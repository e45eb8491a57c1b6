import { expect, type Locator, type Page } from '@playwright/test';
import { said, type Words } from '../words.ts';

/** A booking's screen for its client or its worker. */
export class BookingPage {
  private readonly page: Page;
  private readonly panel: Locator;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    this.panel = page.getByRole('region', { name: words.booking.booking, exact: true });
  }

  /** The heading with the current state, and the status beside it. */
  async shows(
    title: keyof Words['booking'],
    status: keyof Words['status'],
    values: Record<string, string> = {},
  ): Promise<void> {
    await expect(this.panel.getByRole('heading', { level: 1 })).toHaveText(said(this.words.booking[title], values));
    await this.showsStatus(status);
  }

  async showsStatus(status: keyof Words['status']): Promise<void> {
    await expect(this.panel.getByText(this.words.status[status], { exact: true })).toBeVisible();
  }

  /** A line of "What’s happened and what’s next". */
  async showsStep(step: keyof Words['booking'], values: Record<string, string> = {}): Promise<void> {
    await expect(
      this.page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(said(this.words.booking[step], values).source.slice(1, -1)) })
        .first(),
    ).toBeVisible();
  }

  async press(action: keyof Words['booking'], values: Record<string, string> = {}): Promise<void> {
    await this.page.getByRole('button', { name: said(this.words.booking[action], values) }).click();
  }

  async agree(title: keyof Words['booking'], action: keyof Words['booking']): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.words.booking[title] });
    await dialog.getByRole('button', { name: this.words.booking[action], exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
