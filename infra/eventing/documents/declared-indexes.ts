import type { CollectionSchema } from './port.ts';

/**
 * The fields of each index, in order. Every index slows down writes, so a field of a compound index gets its own only
 * if `compound` also lists it alone.
 */
export function declaredIndexes({ fields = [], compound = [] }: CollectionSchema): (readonly string[])[] {
  const inCompound = new Set(compound.flat());
  const single = fields.filter((field) => !inCompound.has(field)).map((field) => [field]);
  return [...single, ...compound];
}
