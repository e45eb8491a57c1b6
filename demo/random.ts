/**
 * Deterministic random numbers. Each source is seeded by a name, so that draws of one part of the demo do not affect others.
 */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Both ends inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Each item with its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
};

export function randomOf(name: string): Random {
  const next = generator(seedOf(name));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => found(items[int(0, items.length - 1)]),
    weighted(items) {
      let left = next() * items.reduce((total, [, weight]) => total + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return found(items.at(-1))[0];
    },
    shuffled(items) {
      const order = items.map((item) => ({ item, rank: next() }));
      return order.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
    },
  };
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new RangeError('Cannot choose from an empty list');
  return item;
}

/** FNV-1a, 32 bits. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
