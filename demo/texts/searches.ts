/** Searches without results, how often, and how many days ago. */
export const searchesInVain: readonly (readonly [words: string, times: number, daysAgo: number])[] = [
  ['pool cleaning', 7, 2],
  ['pool cleaning', 4, 9],
  ['roof repair', 6, 3],
  ['karaoke rental', 3, 5],
  ['piano tuning', 2, 11],
  ['labandera', 5, 6],
];
