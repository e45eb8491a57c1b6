import * as z from 'zod/mini';

/** A device on which somebody is signed in, as they see it themselves. */
export const SignedInSession = z.object({
  id: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** As in "Chrome"; null for a program, or a browser that nobody knows. */
  browser: z.nullable(z.string()),
  /** As in "Android". */
  system: z.nullable(z.string()),
  /** The first half of the address that it was last used from, as in `112.198.x.x`: enough to tell home from elsewhere. */
  network: z.nullable(z.string()),
  signedInAt: z.string(),
  /** To a quarter of an hour. */
  lastUsedAt: z.string(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;
