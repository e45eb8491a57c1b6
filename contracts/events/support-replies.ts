import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { unpublished } from './marks.ts';

const BECAUSE = 'how staff word their answers';

/** In the languages that it was written in: at least one. */
const texts = z.object({ en: z.optional(z.string()), fil: z.optional(z.string()), ceb: z.optional(z.string()) });
const reply = { replyId: z.string(), title: z.string(), texts };

/** The `replies` stream: answers that staff keep, and send to whoever asks the same. */
export const savedReplyEvents = {
  SavedReplyAdded: unpublished(BECAUSE, reply),
  /** `version`: how often it was changed by now. */
  SavedReplyChanged: unpublished(BECAUSE, { ...reply, version: z.int(), titleBefore: z.string() }),
  SavedReplyDeleted: unpublished(BECAUSE, { replyId: z.string(), title: z.string() }),
  /** All of them, in their new order. */
  SavedRepliesOrdered: unpublished(BECAUSE, { order: z.array(z.string()) }),
};
export type SavedReplyEvent = EventOf<typeof savedReplyEvents>;
