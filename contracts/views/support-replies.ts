import * as z from 'zod/mini';
import type { SavedReply as Folded } from '../support/saved-reply.ts';

/** A saved answer of staff. `texts`: by language, at least one. */
export const SavedReply = z.object({
  id: z.string(),
  title: z.string(),
  texts: z.object({ en: z.optional(z.string()), fil: z.optional(z.string()), ceb: z.optional(z.string()) }),
  /** Sent back with a change, so that concurrent edits are detected. */
  version: z.int(),
});
export type SavedReply = z.infer<typeof SavedReply>;

export function savedReplyView({ replyId: id, title, texts, version }: Folded): SavedReply {
  return { id, title, texts, version };
}
