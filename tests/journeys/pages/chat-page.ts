import { expect, type Locator, type Page } from '@playwright/test';
import { said, type Words } from '../words.ts';

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

  /** Anywhere in the conversation, visible or not. */
  async holds(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeAttached();
  }

  /** Fully visible. */
  async hasInSight(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }

  /** Scrolls and stays: the page processes the scroll event, and does not restore the old position. */
  async scrollTo(end: 'start' | 'end'): Promise<void> {
    const isThere = () =>
      this.messages.evaluate(async (area, wanted) => {
        area.scrollTo({ top: wanted === 'start' ? 0 : area.scrollHeight });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return Math.abs(area.scrollTop - (wanted === 'start' ? 0 : area.scrollHeight - area.clientHeight)) < 2;
      }, end);
    await expect.poll(isThere).toBe(true);
  }

  /** Distance to the foot of the conversation in px. */
  distanceToFoot(): Promise<number> {
    return this.messages.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight);
  }

  /** The state of the newest own message. */
  async newestIs(state: 'sending' | 'sent' | 'read' | 'notSent'): Promise<void> {
    const { sending, sent, read, notSent } = this.words.ui;
    const anyState = new RegExp(
      `^\\s*(${[sending, sent, read, notSent].map((word) => RegExp.escape(word)).join('|')})`,
    );
    await expect(this.messages.getByText(anyState).last()).toContainText(this.words.ui[state]);
  }
}
