/** Geometry for a map without tiles: nearest barangay, and names that do not overlap. */

export type Spot = { lat: number; lng: number };
export type NamedSpot = Spot & { name: string };

const EARTH_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres, on a plane; accurate to a thousandth within a city. */
export function metresBetween(one: Spot, other: Spot): number {
  const east = radians(other.lng - one.lng) * Math.cos(radians((one.lat + other.lat) / 2));
  return EARTH_M * Math.hypot(east, radians(other.lat - one.lat));
}

/** Barangay with the nearest centre, and its distance in metres; null without barangays. */
export function nearestTo(pin: Spot, barangays: readonly NamedSpot[]): { name: string; metres: number } | null {
  return barangays.reduce<{ name: string; metres: number } | null>((nearest, spot) => {
    const metres = metresBetween(pin, spot);
    return nearest && nearest.metres <= metres ? nearest : { name: spot.name, metres };
  }, null);
}

/** A point on the screen, in pixels; its name is centred below it. */
export type Label<T> = { of: T; x: number; y: number; name: string };

const LINE_HEIGHT = 30;
const LETTER_WIDTH = 7.5;
const MARGIN = 12;
const MAX_PLACES = 16;

/** Labels that do not overlap, nearest to the middle first. */
export function withRoom<T>(labels: readonly Label<T>[], middle: { x: number; y: number }): T[] {
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
  const kept: Label<T>[] = [];
  for (const label of labels.toSorted((one, other) => far(one) - far(other))) {
    if (kept.length === MAX_PLACES) break;
    if (!kept.some((other) => overlap(label, other))) kept.push(label);
  }
  return kept.map(({ of }) => of);
}

function overlap(one: Label<unknown>, other: Label<unknown>): boolean {
  const width = ((one.name.length + other.name.length) / 2) * LETTER_WIDTH + MARGIN;
  return Math.abs(one.y - other.y) < LINE_HEIGHT && Math.abs(one.x - other.x) < width;
}
