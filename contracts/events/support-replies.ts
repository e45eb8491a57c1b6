import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { unpublished } from './marks.ts';

const BECAUSE = 'texts of staff';

/** In at least one language. */
const texts = z.object({ en: z.optional(z.string()), fil: z.optional(z.string()), ceb: z.optional(z.string()) });
const reply = { replyId: z.string(), title: z.string(), texts };

/** The `replies` stream: saved answers of staff to frequent questions. */
export const savedReplyEvents = {
  SavedReplyAdded: unpublished(BECAUSE, reply),
  /** `version`: number of changes so far. */
  SavedReplyChanged: unpublished(BECAUSE, { ...reply, version: z.int(), titleBefore: z.string() }),
  SavedReplyDeleted: unpublished(BECAUSE, { replyId: z.string(), title: z.string() }),
  /** All replies, in their new order. */
  SavedRepliesOrdered: unpublished(BECAUSE, { order: z.array(z.string()) }),
};
export type SavedReplyEvent = EventOf<typeof savedReplyEvents>;
