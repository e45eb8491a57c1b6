/** What a map without pictures is read by: which barangay a pin is near, and whose names have room. */

export type Spot = { lat: number; lng: number };
export type NamedSpot = Spot & { name: string };

const EARTH_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres, on a plane: right to a thousandth within a city. */
export function metresBetween(one: Spot, other: Spot): number {
  const east = radians(other.lng - one.lng) * Math.cos(radians((one.lat + other.lat) / 2));
  return EARTH_M * Math.hypot(east, radians(other.lat - one.lat));
}

/** The barangay whose middle is nearest, and how far that is in metres; null where there are none. */
export function nearestTo(pin: Spot, barangays: readonly NamedSpot[]): { name: string; metres: number } | null {
  return barangays.reduce<{ name: string; metres: number } | null>((nearest, spot) => {
    const metres = metresBetween(pin, spot);
    return nearest && nearest.metres <= metres ? nearest : { name: spot.name, metres };
  }, null);
}

/** A spot on the screen, in pixels; its name is written below it, in the middle. */
export type Label<T> = { of: T; x: number; y: number; name: string };

const LINE_HEIGHT = 30;
const LETTER_WIDTH = 7.5;
const MARGIN = 12;
const MOST = 16;

/** Those that can be read beside each other; the nearer to the middle goes first. */
export function withRoom<T>(labels: readonly Label<T>[], middle: { x: number; y: number }): T[] {
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
  const kept: Label<T>[] = [];
  for (const label of labels.toSorted((one, other) => far(one) - far(other))) {
    if (kept.length === MOST) break;
    if (!kept.some((other) => overlap(label, other))) kept.push(label);
  }
  return kept.map(({ of }) => of);
}

function overlap(one: Label<unknown>, other: Label<unknown>): boolean {
  const width = ((one.name.length + other.name.length) / 2) * LETTER_WIDTH + MARGIN;
  return Math.abs(one.y - other.y) < LINE_HEIGHT && Math.abs(one.x - other.x) < width;
}
