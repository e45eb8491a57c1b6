import { expect, type Page } from '@playwright/test';
import { said, type Words } from '../words.ts';

type Address = { line: string; barangay: string; choose: RegExp };

/** The steps of /client/booking-flow, one method per step. */
export class BookingFlowPages {
  private readonly page: Page;
  private readonly words: Words['flow'];

  constructor(page: Page, { flow }: Words) {
    this.page = page;
    this.words = flow;
  }

  async address(address: Address): Promise<void> {
    await this.isAt(this.words.addressTitle);
    await this.writeAddress(address);
  }

  /** Asked before the payment, when the flow began at the schedule. */
  async addressLater(address: Address): Promise<void> {
    await this.isAt(this.words.addressConfirmTitle);
    await this.writeAddress(address);
  }

  private async writeAddress({ line, barangay, choose }: Address): Promise<void> {
    await this.page.getByLabel(this.words.line).fill(line);
    await this.page.getByRole('combobox', { name: this.words.barangay }).fill(barangay);
    await this.page.getByRole('option', { name: choose }).first().click();
    await expect(this.page.getByLabel(this.words.city)).not.toHaveValue('');
    await this.goOn(this.words.continue);
  }

  async asSoonAsPossible(): Promise<void> {
    await this.isAt(this.words.scheduleTitle);
    await this.page.getByRole('switch', { name: this.words.asap }).check();
    await this.goOn(this.words.chooseWorker);
  }

  async worker(name: string): Promise<void> {
    await this.isAt(this.words.workerTitle);
    await this.page.getByRole('radio', { name }).check();
    await this.goOn(said(this.words.continueWith));
  }

  async details(notes: string): Promise<void> {
    await this.isAt(this.words.detailsTitle);
    await this.page.getByLabel(this.words.notes).fill(notes);
    await this.goOn(this.words.continue);
  }

  async payBy(method: string): Promise<void> {
    await this.isAt(this.words.paymentTitle);
    await this.page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
    await this.goOn(new RegExp(`^(${this.words.continue}|${this.words.confirmBooking})$`));
  }

  async wallet(method: string, number: string): Promise<void> {
    await this.isAt(said(this.words.collectTitle, { method }));
    await this.page.getByLabel(said(this.words.walletNumber, { method })).fill(number);
    await this.goOn(this.words.confirmBooking);
  }

  async isAt(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  /** The button is beside the step on wide screens and at the foot of a phone's, where it may only say "Continue". */
  async goOn(word: string | RegExp): Promise<void> {
    const { continue: plain } = this.words;
    const onward = this.page
      .getByRole('button', { name: word })
      .or(this.page.getByRole('button', { name: plain, exact: true }));
    await onward.filter({ visible: true }).first().click();
  }
}
