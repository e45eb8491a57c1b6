import type { Page } from '@playwright/test';
import { said, type Words } from '../words.ts';

export type NewPerson = { firstName: string; lastName: string; email: string; password: string };

/** /choose-user, /signup and /verify-email. */
export class AccountPages {
  private readonly page: Page;
  private readonly words: Words['account'];

  constructor(page: Page, { account }: Words) {
    this.page = page;
    this.words = account;
  }

  async choose(userType: 'client' | 'worker'): Promise<void> {
    const { chooseClient, chooseWorker } = this.words;
    await this.page.getByRole('link', { name: userType === 'client' ? chooseClient : chooseWorker }).click();
  }

  /** Up to the code sent to the address. */
  async signUp({ firstName, lastName, email, password }: NewPerson): Promise<void> {
    const field = (label: string) => this.page.getByLabel(label, { exact: true });
    await field(this.words.firstName).fill(firstName);
    await field(this.words.lastName).fill(lastName);
    await field(this.words.email).fill(email);
    await field(this.words.password).fill(password);
    await this.page.getByRole('button', { name: this.words.mailMe, exact: true }).click();
    await this.page.getByText(said(this.words.mailedTo, { email })).waitFor();
  }

  /** The screen announces the code once it is sent. */
  async codeWasSent(): Promise<void> {
    await this.page.getByText(said(this.words.verifySent.replaceAll(/<\/?email>/g, ''))).waitFor();
  }

  /** The sixth digit sends the code automatically. */
  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel(this.words.code).pressSequentially(code);
  }
}
