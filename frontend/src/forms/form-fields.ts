import * as z from 'zod/mini';
import { Phone } from '#contracts/fields.ts';

const PHILIPPINE_LENGTH = '+639171234821'.length;
const isWhole = (phone: string) => !phone.startsWith('+63') || phone.length === PHILIPPINE_LENGTH;

/** A whole mobile number. */
export const Mobile = Phone.check(z.refine(isWhole, 'phoneWrong'));

/** Optional in a form: '' is omitted. */
export const OptionalMobile = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text || undefined),
  ),
  z.optional(Mobile),
);
