import type { ReplyTexts } from '#contracts/support/support-replies-text.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

type Content = { replyId: string; title: string; texts: ReplyTexts };

export type SavedReplyCommand =
  | Command<'AddSavedReply', Content>
  /** `version`: as whoever changes it saw it. */
  | Command<'ChangeSavedReply', Content & { version: number }>
  | Command<'DeleteSavedReply', { replyId: string }>
  | Command<'OrderSavedReplies', { ids: readonly string[] }>;
