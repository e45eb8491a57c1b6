import type { ReplyTexts } from './support-replies-text.ts';

/** An answer that staff keep. */
export type SavedReply = {
  replyId: string;
  /** What staff find it by. */
  title: string;
  texts: ReplyTexts;
  /** Counts its changes, so that nobody writes over what they haven't seen. */
  version: number;
};
