/** Pseudo-random numbers that repeat for a seed. */
export type SeededRandom = {
  next(): number;
  between(from: number, to: number): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;

  /** From 0 to just below 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
