import type { Page } from '@playwright/test';
import { said, type Words } from '../words.ts';

type Offer = { service: string; pesos: string; tagline: string; place: string; choose: RegExp };

/** /worker-registration: filled in before the account exists, sent afterwards. */
export class RegistrationPage {
  private readonly page: Page;
  private readonly words: Words['worker'];

  constructor(page: Page, { worker }: Words) {
    this.page = page;
    this.words = worker;
  }

  async fill({ service, pesos, tagline, place, choose }: Offer): Promise<void> {
    const { page, words } = this;
    await page.getByRole('checkbox', { name: service }).check();
    await page.getByLabel(words.basePrice).fill(pesos);
    await page.getByLabel(words.tagline).fill(tagline);
    await page.getByRole('combobox', { name: words.place }).fill(place);
    await page.getByRole('option', { name: choose }).first().click();
    await this.beOpenRoundTheClock();
  }

  async goOnToAccount(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.joinNext }).click();
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.apply }).click();
  }

  /** The journey finds a free time at any hour. */
  private async beOpenRoundTheClock(): Promise<void> {
    const { page, words } = this;
    const { mon, tue, wed, thu, fri, sat, sun } = words;
    await page.getByRole('button', { name: words.changeHours }).click();
    for (const day of [mon, tue, wed, thu, fri, sat, sun])
      await page.getByRole('switch', { name: day, exact: true }).check();
    await page.getByLabel(said(words.fromOn, { day: mon })).selectOption('00:00');
    await page.getByLabel(said(words.toOn, { day: mon })).selectOption('24:00');
    await page.getByRole('button', { name: words.copyHours }).click();
  }
}
