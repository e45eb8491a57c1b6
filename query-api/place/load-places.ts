import type { IndexedPlace } from './place-index.ts';

let made: Promise<readonly IndexedPlace[]> | undefined;

/** All places, made once, when the query API starts: it takes some tenths of a second and three dozen megabytes. */
export function loadPlaces(): Promise<readonly IndexedPlace[]> {
  made ??= import('./place-index.ts').then(({ placeIndex }) => placeIndex());
  return made;
}
