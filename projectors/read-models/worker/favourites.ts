import { typesOf } from '#contracts/events/event-schemas.ts';
import { favouriteEvents, type FavouriteEvent } from '#contracts/events/worker-favourites.ts';
import { type Favourites, foldFavourites, noFavourites } from '#contracts/worker/favourites-fold.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** The workers that a client keeps under "My suki". By account id. */
export type FavouritesDocument = Favourites & { accountId: string };

export const favourites = defineReadModel<FavouritesDocument>({
  name: 'favourites',
  version: 1,
  on: onEach<FavouriteEvent['type'], FavouritesDocument>(typesOf(favouriteEvents), {
    ids: ({ data }) => data.accountId,
    apply: (known, event) => ({
      accountId: event.data.accountId,
      ...foldFavourites(known ?? noFavourites, event),
    }),
  }),
  push: ({ accountId }) => [
    { namespace: 'account', event: 'favourites:updated', to: { accounts: [accountId] }, payload: {} },
  ],
});
