import * as z from 'zod/mini';

/** Messages between a page and its sandboxed frame that renders a document. */

export const DOCUMENT_FRAME = '/document-frame.html';

export const FrameTask = z.object({
  bytes: z.instanceof(ArrayBuffer),
  contentType: z.string(),
  /** Name of the document, for screen readers. */
  name: z.string(),
});
export type FrameTask = z.infer<typeof FrameTask>;

/** The frame has parsed untrusted content, so its messages are validated as untrusted. */
export const FrameReport = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  z.object({ is: z.literal('shown'), drawn: z.int(), pages: z.int() }),
  z.object({ is: z.literal('failed') }),
]);
export type FrameReport = z.infer<typeof FrameReport>;
