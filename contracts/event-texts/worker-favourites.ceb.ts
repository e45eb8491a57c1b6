import type { Translated } from './texts.ts';
import type { favouritesEn } from './worker-favourites.en.ts';

export const favouritesCeb: Translated<typeof favouritesEn> = {
  FavouriteAdded: {
    action: 'Gihimong suki ang worker',
    happened: 'Nahimong suki',
  },
  FavouriteRemoved: {
    action: 'Gikuha sa mga suki',
    happened: 'Dili na suki',
  },
};
