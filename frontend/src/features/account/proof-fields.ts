import * as z from 'zod/mini';

/** A field that may stay empty: then it isn't sent. */
export const orNone = z.pipe(
  z.string(),
  z.transform((text) => text || undefined),
);

/** Where a form says what was wrong with a further proof. */
export const proofPlaces = {
  wrong_password: 'password',
  wrong_current_code: 'currentCode',
  current_code_used_up: 'currentCode',
} as const;
