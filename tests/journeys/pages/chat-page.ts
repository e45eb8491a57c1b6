import { expect, type Locator, type Page } from '@playwright/test';
import { said, type Words } from '../words.ts';

/** A conversation. */
export class ChatPage {
  readonly composer: Locator;
  private readonly messages: Locator;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    this.words = words;
    this.messages = page.getByRole('group', { name: said(words.chat.conversationWith) });
    this.composer = page.getByRole('textbox', { name: said(words.chat.message) });
  }

  async type(text: string): Promise<void> {
    await this.composer.pressSequentially(text);
  }

  async send(): Promise<void> {
    await this.composer.press('Enter');
    await expect(this.composer).toHaveValue('');
  }

  async seesTyping(name: string): Promise<void> {
    await expect(this.messages.getByRole('status').filter({ hasText: said(this.words.chat.isTyping, { name }) })).toBeVisible();
  }

  async shows(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeVisible();
  }

  /** How the newest of one's own messages stands. */
  async newestIs(state: 'sending' | 'sent' | 'read' | 'notSent'): Promise<void> {
    const { sending, sent, read, notSent } = this.words.ui;
    const anyState = new RegExp(`^\\s*(${[sending, sent, read, notSent].map((word) => RegExp.escape(word)).join('|')})`);
    await expect(this.messages.getByText(anyState).last()).toContainText(this.words.ui[state]);
  }
}
