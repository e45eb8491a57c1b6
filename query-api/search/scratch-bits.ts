import { type Bits, countBits, eachNumber, emptyBits, setBit } from './bits.ts';

/**
 * Sets that live as long as one search; the next search reuses their memory. V8 counts memory outside its heap, and
 * would run a full garbage collection of tens of ms after every few hundred searches.
 */
export function createScratchBits() {
  const sets: Bits[] = [];
  let used = 0;
  let numbers = new Uint32Array(0);

  function empty(count: number): Bits {
    const words = (count + 31) >>> 5;
    const known = sets[used];
    const set = known?.length === words ? known.fill(0) : emptyBits(count);
    sets[used++] = set;
    return set;
  }

  return {
    /** From here on all handed-out memory is reused. */
    begin(): void {
      used = 0;
    },
    empty,
    copy(bits: Bits): Bits {
      const copy = empty(bits.length * 32);
      copy.set(bits);
      return copy;
    },
    of(members: Iterable<number>, count: number): Bits {
      const bits = empty(count);
      for (const number of members) setBit(bits, number, true);
      return bits;
    },
    /** Ascending; valid until the next call. */
    numbersIn(bits: Bits): Uint32Array {
      const count = countBits(bits);
      if (numbers.length < count) numbers = new Uint32Array(bits.length * 32);
      let at = 0;
      eachNumber(bits, (number) => (numbers[at++] = number));
      return numbers.subarray(0, count);
    },
  };
}

export type ScratchBits = ReturnType<typeof createScratchBits>;
