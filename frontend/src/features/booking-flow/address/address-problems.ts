import * as z from 'zod/mini';
import { Address } from '#contracts/fields.ts';
import type { BookingDraft } from '../draft/draft.ts';

const words = {
  line: 'lineMissing',
  barangay: 'barangayMissing',
  city: 'cityMissing',
  province: 'provinceMissing',
} as const;
type Field = keyof typeof words;

/** Errors by field, in form order. */
export type AddressProblems = Partial<Record<Field, (typeof words)[Field]>>;

export function addressProblems(address: BookingDraft['address']): AddressProblems {
  const checked = z.safeParse(Address, address ?? {});
  if (checked.success) return {};
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  // City and province follow from the barangay.
  if (wrong.has('barangay')) for (const field of ['city', 'province']) wrong.delete(field);
  return Object.fromEntries(Object.entries(words).filter(([field]) => wrong.has(field)));
}
