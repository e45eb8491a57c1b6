import type { IndexedPlace } from './place-index.ts';

let made: Promise<readonly IndexedPlace[]> | undefined;

/** All places, loaded once at the query API's start: takes some tenths of a second and 36 MB. */
export function loadPlaces(): Promise<readonly IndexedPlace[]> {
  made ??= import('./place-index.ts').then(({ placeIndex }) => placeIndex());
  return made;
}
