/** The last position in the log that a client wrote or read. */
export type Known = { position: number };

/** The latest position of all clients of this process, by the platform's URL. */
const sharedPositions = new Map<string, Known>();

export function sharedPositionOf(url: string): Known {
  const known = sharedPositions.get(url) ?? { position: 0 };
  sharedPositions.set(url, known);
  return known;
}

/** For a platform that starts: one with another log may have had its port before, and reads would wait for its position. */
export function forgetPositions(url?: string): void {
  if (url === undefined) sharedPositions.clear();
  else sharedPositions.delete(url);
}
