import type { ReplyTexts } from '#contracts/support/support-replies-text.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

type Content = { replyId: string; title: string; texts: ReplyTexts };

export type SavedReplyCommand =
  | Command<'AddSavedReply', Content>
  /** `version`: the version that the caller saw. */
  | Command<'ChangeSavedReply', Content & { version: number }>
  | Command<'DeleteSavedReply', { replyId: string }>
  | Command<'OrderSavedReplies', { ids: readonly string[] }>;
