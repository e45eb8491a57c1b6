import * as z from 'zod/mini';

export const foundKinds = ['person', 'booking', 'payment', 'payout', 'statement', 'ticket'] as const;

/** A search result for staff: kind and id identify its page. `text`: its code or name, with distinguishing details. */
export const Found = z.object({ kind: z.enum(foundKinds), id: z.string(), text: z.string() });
export type Found = z.infer<typeof Found>;
