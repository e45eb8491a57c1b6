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

  /** `delay` in ms between two keys. */
  async type(text: string, pace: { delay?: number } = {}): Promise<void> {
    await this.composer.pressSequentially(text, pace);
  }

  async send(): Promise<void> {
    await this.composer.press('Enter');
    await expect(this.composer).toHaveValue('');
  }

  async seesTyping(name: string): Promise<void> {
    await expect(
      this.messages.getByRole('status').filter({ hasText: said(this.words.chat.isTyping, { name }) }),
    ).toBeVisible();
  }

  async shows(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeVisible();
  }

  /** Somewhere in the conversation, in sight or not. */
  async holds(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeAttached();
  }

  /** Whole, and not merely somewhere above or below. */
  async hasInSight(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }

  /** Stays there: the page has heard of it, and brings nobody back to where they were. */
  async scrollTo(end: 'start' | 'end'): Promise<void> {
    const isThere = () =>
      this.messages.evaluate(async (area, wanted) => {
        area.scrollTo({ top: wanted === 'start' ? 0 : area.scrollHeight });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return Math.abs(area.scrollTop - (wanted === 'start' ? 0 : area.scrollHeight - area.clientHeight)) < 2;
      }, end);
    await expect.poll(isThere).toBe(true);
  }

  /** How far it is to the foot of the conversation, in px. */
  toScroll(): Promise<number> {
    return this.messages.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight);
  }

  /** How the newest of one's own messages stands. */
  async newestIs(state: 'sending' | 'sent' | 'read' | 'notSent'): Promise<void> {
    const { sending, sent, read, notSent } = this.words.ui;
    const anyState = new RegExp(
      `^\\s*(${[sending, sent, read, notSent].map((word) => RegExp.escape(word)).join('|')})`,
    );
    await expect(this.messages.getByText(anyState).last()).toContainText(this.words.ui[state]);
  }
}
