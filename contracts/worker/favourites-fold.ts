import type { FavouriteEvent } from '../events/worker-favourites.ts';

/** A worker whom a client comes back to. `addedAt`: an instant. */
export type Favourite = { workerId: string; addedAt: string };

/** Those of one client, in the order in which they were added. */
export type Favourites = { workers: readonly Favourite[] };

/** So many at most: it is a list to choose from, not a second directory. */
export const MOST_FAVOURITES = 50;

export const noFavourites: Favourites = { workers: [] };

/** For the decider and for the list that the client sees. */
export function foldFavourites({ workers }: Favourites, { type, data }: FavouriteEvent): Favourites {
  const others = workers.filter(({ workerId }) => workerId !== data.workerId);
  switch (type) {
    case 'FavouriteAdded':
      return { workers: [...others, { workerId: data.workerId, addedAt: data.addedAt }] };
    case 'FavouriteRemoved':
      return { workers: others };
  }
}
