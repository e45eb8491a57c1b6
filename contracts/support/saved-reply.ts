import type { ReplyTexts } from './support-replies-text.ts';

/** A saved answer of staff. */
export type SavedReply = {
  replyId: string;
  /** The title that staff find it by. */
  title: string;
  texts: ReplyTexts;
  /** Number of changes, so that concurrent edits are detected. */
  version: number;
};
