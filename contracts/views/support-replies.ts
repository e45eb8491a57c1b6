import * as z from 'zod/mini';
import type { SavedReply as Folded } from '../support/saved-reply.ts';

/** An answer that staff keep. `texts`: by language, in those that it was written in. */
export const SavedReply = z.object({
  id: z.string(),
  title: z.string(),
  texts: z.object({ en: z.optional(z.string()), fil: z.optional(z.string()), ceb: z.optional(z.string()) }),
  /** Sent back with a change, so that nobody writes over what they haven't seen. */
  version: z.int(),
});
export type SavedReply = z.infer<typeof SavedReply>;

export function savedReplyView({ replyId: id, title, texts, version }: Folded): SavedReply {
  return { id, title, texts, version };
}
