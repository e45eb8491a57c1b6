import * as z from 'zod/mini';
import { StoredAddress } from '../fields.ts';

export const SavedAddress = z.object({
  id: z.string(),
  label: z.string(),
  address: StoredAddress,
  savedAt: z.string(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;
