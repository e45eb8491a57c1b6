import type { CollectionSchema } from './port.ts';

/**
 * The fields of each index, in its order. Each index makes every write dearer, so a field that a compound one names has
 * none of its own unless `compound` names it alone, too.
 */
export function declaredIndexes({ fields = [], compound = [] }: CollectionSchema): (readonly string[])[] {
  const inCompound = new Set(compound.flat());
  const single = fields.filter((field) => !inCompound.has(field)).map((field) => [field]);
  return [...single, ...compound];
}
