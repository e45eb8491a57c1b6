import type { FavouriteEvent } from '#contracts/events/worker-favourites.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import { type Favourites, foldFavourites, MOST_FAVOURITES, noFavourites } from '#contracts/worker/favourites-fold.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { FavouriteCommand } from './favourite-commands.ts';

export const favouritesDecider: Decider<Favourites, FavouriteCommand, FavouriteEvent, Refusal> = {
  initialState: noFavourites,
  evolve: foldFavourites,
  decide,
};

function decide({ type, data }: FavouriteCommand, { workers }: Favourites): Decision<FavouriteEvent> {
  const { accountId, workerId } = data;
  const isKept = workers.some((favourite) => favourite.workerId === workerId);
  switch (type) {
    case 'AddFavourite':
      if (isKept) return [];
      if (workers.length >= MOST_FAVOURITES)
        return refuse('not_allowed_now', `You can keep ${MOST_FAVOURITES} suki. Take one off first.`);
      return [{ type: 'FavouriteAdded', data: { accountId, workerId, addedAt: data.now } }];
    case 'RemoveFavourite':
      return isKept ? [{ type: 'FavouriteRemoved', data: { accountId, workerId } }] : [];
  }
}
