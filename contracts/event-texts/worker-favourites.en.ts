import type { TextsOf } from './texts.ts';
import type { favourites } from './worker-favourites.ts';

/** Texts of favourites events. */
export const favouritesEn = {
  FavouriteAdded: {
    action: 'Kept a worker as a suki',
    happened: 'Kept as a suki',
  },
  FavouriteRemoved: {
    action: 'Removed a favorite',
    happened: 'No longer a suki',
  },
} satisfies TextsOf<typeof favourites>;
