import type { Destination } from '#contracts/place/reach.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Place = {
  destination: Destination;
  /** For workers without a radius. */ usualRadiusKm: number;
};

/** The homes from which a place is reached, and their distance: the rule of contracts/place/reach.ts, once per home. */
export function forEachHomeInReach(
  { cells }: WorkerIndex,
  { destination, usualRadiusKm }: Place,
  tell: (people: readonly number[], wayKm: number) => void,
): void {
  const { middle, isReachedFrom } = destination;
  const ways = middle ? cells.waysFrom(middle) : null;
  for (const home of cells.homes) {
    if (!home) continue;
    const { cell, location, radiusKm, people } = home;
    const wayKm = ways?.[cell] ?? 0;
    if (isReachedFrom(location, wayKm, radiusKm || usualRadiusKm)) tell(people, wayKm);
  }
}
