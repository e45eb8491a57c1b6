import type { Destination } from '#contracts/place/reach.ts';
import type { WorkerIndex } from './worker-index.ts';

export type Place = {
  destination: Destination;
  /** Of whoever doesn't say how far they go. */ usualRadiusKm: number;
};

/** From where people come to that place, and how far it is: the rule of contracts/place/reach.ts, once for each home. */
export function eachReachingHome(
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
