import * as z from 'zod/mini';

/** One of the user's own sessions. */
export const SignedInSession = z.object({
  id: z.string(),
  /** The session of this request. */
  isThis: z.boolean(),
  /** As in "Chrome"; null for programs and unknown browsers. */
  browser: z.nullable(z.string()),
  /** As in "Android". */
  system: z.nullable(z.string()),
  /** First half of the latest address, as in `112.198.x.x`: enough to recognise one's own network. */
  network: z.nullable(z.string()),
  signedInAt: z.string(),
  /** Rounded to a quarter of an hour. */
  lastUsedAt: z.string(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;
