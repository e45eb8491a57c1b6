import type { FavouriteEvent } from '../events/worker-favourites.ts';

/** A client's favourite worker. `addedAt`: an instant. */
export type Favourite = { workerId: string; addedAt: string };

/** A client's favourites, in the order in which they were added. */
export type Favourites = { workers: readonly Favourite[] };

/** Maximum number of favourites: a short list to choose from. */
export const MOST_FAVOURITES = 50;

export const noFavourites: Favourites = { workers: [] };

/** For the decider and the client's list. */
export function foldFavourites({ workers }: Favourites, { type, data }: FavouriteEvent): Favourites {
  const others = workers.filter(({ workerId }) => workerId !== data.workerId);
  switch (type) {
    case 'FavouriteAdded':
      return { workers: [...others, { workerId: data.workerId, addedAt: data.addedAt }] };
    case 'FavouriteRemoved':
      return { workers: others };
  }
}
