import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly name: Locator;
  readonly password: Locator;
  private readonly send: Locator;

  constructor(page: Page) {
    this.name = page.getByLabel('Email or mobile number');
    this.password = page.getByLabel('Password', { exact: true });
    this.send = page.getByRole('button', { name: 'Log in', exact: true });
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.name.fill(name);
    await this.password.fill(password);
    await this.send.click();
  }
}
