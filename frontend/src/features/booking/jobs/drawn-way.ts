type Point = { x: number; y: number };

const starts = [60, 120] as const;
const rotations = [180, 240] as const;
const ends = [260, 288, 316] as const;

/** A way along the drawn streets, the same for the same booking. Starts on the street at y 92 and climbs to the pin. */
export function drawnWay(seed: string): { route: string; start: Point; end: Point } {
  let hash = 7;
  for (const char of seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  const start = { x: starts[hash % starts.length] ?? 60, y: 92 };
  const rotation = rotations[(hash >> 3) % rotations.length] ?? 180;
  const end = { x: ends[(hash >> 5) % ends.length] ?? 260, y: 0 };
  end.y = street(end.x);
  const points = [start, { x: rotation, y: 92 }, { x: rotation, y: street(rotation) }, end];
  return { route: points.map(({ x, y }) => `${x},${y}`).join(' '), start, end };
}

/** The slanting street that the pin stands on. */
function street(x: number): number {
  return Math.round(20 + (x + 5) * (32 / 370));
}
