import * as z from 'zod/mini';

/** What a page and the sandboxed frame that draws a document for it say to each other. */

export const DOCUMENT_FRAME = '/document-frame.html';

export const FrameTask = z.object({
  bytes: z.instanceof(ArrayBuffer),
  contentType: z.string(),
  /** Of the document, for who cannot see it. */
  name: z.string(),
});
export type FrameTask = z.infer<typeof FrameTask>;

/** The frame has read what a stranger sent: it is believed no more than that stranger. */
export const FrameReport = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  z.object({ is: z.literal('shown'), drawn: z.int(), pages: z.int() }),
  z.object({ is: z.literal('failed') }),
]);
export type FrameReport = z.infer<typeof FrameReport>;
