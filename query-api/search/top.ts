type Ranked = { number: number; rank: number };

/** The best entries of a search by rank, ties by id. */
export function createTop(count: number, idOf: (number: number) => string) {
  /** A heap whose root is the worst entry. */
  const heap: Ranked[] = [];
  const isBefore = (one: Ranked, other: Ranked) =>
    one.rank === other.rank ? idOf(one.number) < idOf(other.number) : one.rank > other.rank;

  const top = {
    /** The minimum rank for entering. A field: a search compares thousands with it. */
    least: count > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    take(number: number, rank: number): void {
      const one = { number, rank };
      if (heap.length < count) rise(heap, one, isBefore);
      else if (heap[0] && isBefore(one, heap[0])) sink(heap, one, isBefore);
      if (heap.length >= count && heap[0]) top.least = heap[0].rank;
    },
    inOrder: (): number[] => heap.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)).map(({ number }) => number),
  };
  return top;
}

export type Top = ReturnType<typeof createTop>;

type IsBefore = (one: Ranked, other: Ranked) => boolean;

function rise(heap: Ranked[], added: Ranked, isBefore: IsBefore): void {
  let at = heap.push(added) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (!parent || !isBefore(parent, added)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = added;
}

function sink(heap: Ranked[], replaced: Ranked, isBefore: IsBefore): void {
  let at = 0;
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    const [left, right] = [heap[below], heap[below + 1]];
    const isRight = left && right && isBefore(left, right);
    const later = isRight ? right : left;
    if (!later || !isBefore(replaced, later)) break;
    heap[at] = later;
    at = isRight ? below + 1 : below;
  }
  heap[at] = replaced;
}
