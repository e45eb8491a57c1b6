/** A bit set of worker numbers: intersections handle 32 workers at a time. */
export type Bits = Uint32Array<ArrayBuffer>;

export function emptyBits(count: number): Bits {
  return new Uint32Array((count + 31) >>> 5);
}

export function hasBit(bits: Bits, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

export function setBit(bits: Bits, number: number, isIn: boolean): void {
  const word = bits[number >>> 5] ?? 0;
  bits[number >>> 5] = isIn ? word | (1 << (number & 31)) : word & ~(1 << (number & 31));
}

/** Intersects the first set with the second, in place. */
export function intersectInPlace(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  return bits;
}

/** Adds the second set to the first, in place. */
export function addAll(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
  return bits;
}

/** Removes the second set from the first, in place. */
export function removeAll(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0);
  return bits;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += bitsIn(bits[at] ?? 0);
  return count;
}

export function hasAny(bits: Bits): boolean {
  return bits.some((word) => word !== 0);
}

/** Number of set bits of 32. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Calls back in ascending order. Numbers removed meanwhile may still be visited. */
export function eachNumber(bits: Bits, tell: (number: number) => void): void {
  for (let at = 0; at < bits.length; at++)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) tell(at * 32 + 31 - Math.clz32(rest & -rest));
}

/** Removes numbers that fail the test. */
export function filterInPlace(bits: Bits, passes: (number: number) => boolean): Bits {
  for (let at = 0; at < bits.length; at++) {
    const all = bits[at] ?? 0;
    let kept = all;
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      if (!passes(at * 32 + 31 - Math.clz32(lowest))) kept ^= lowest;
    }
    if (kept !== all) bits[at] = kept;
  }
  return bits;
}

/** A set that grows with its numbers. */
export function createGrowingBits() {
  let bits = emptyBits(1024);
  let size = 0;
  return {
    put(number: number, isIn: boolean): void {
      if (hasBit(bits, number) === isIn) return;
      if (number >>> 5 >= bits.length) {
        const more = emptyBits(number * 2);
        more.set(bits);
        bits = more;
      }
      setBit(bits, number, isIn);
      size += isIn ? 1 : -1;
    },
    isEmpty: (): boolean => size === 0,
    has: (number: number): boolean => hasBit(bits, number),
    /** Adds all numbers to another set, up to its size. */
    addTo(others: Bits): void {
      const words = Math.min(bits.length, others.length);
      for (let at = 0; at < words; at++) others[at] = (others[at] ?? 0) | (bits[at] ?? 0);
    },
    clear(): void {
      bits.fill(0);
      size = 0;
    },
  };
}
