import * as z from 'zod/mini';

export const foundKinds = ['person', 'booking', 'payment', 'payout', 'statement', 'ticket'] as const;

/** One thing that staff may have meant: its page is by its kind and id. `text`: its code or name, and what tells it apart. */
export const Found = z.object({ kind: z.enum(foundKinds), id: z.string(), text: z.string() });
export type Found = z.infer<typeof Found>;
