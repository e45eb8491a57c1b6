/** One of the parts into which the documents of the read models are divided, so that several processes project them. */
export type Shard = { /** From 0. */ index: number; of: number };

export const WHOLE: Shard = { index: 0, of: 1 };

export function shardsOf(count: number): Shard[] {
  return Array.from({ length: count }, (_, index) => ({ index, of: count }));
}

/** `2of4` */
export function nameOfShard({ index, of }: Shard): string {
  return `${index + 1}of${of}`;
}

/** Whether a document of this collection belongs to the shard; null if all do. */
export function ownedBy({ index, of }: Shard, collection: string): ((id: string) => boolean) | null {
  return of === 1 ? null : (id) => hash(`${collection}/${id}`) % of === index;
}

/** FNV-1a over the UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) value = Math.imul(value ^ text.charCodeAt(n), 0x01000193);
  return value >>> 0;
}
