import type { Translated } from './texts.ts';
import type { favouritesEn } from './worker-favourites.en.ts';

export const favouritesFil: Translated<typeof favouritesEn> = {
  FavouriteAdded: {
    action: 'Ginawang suki ang worker',
    happened: 'Naging suki',
  },
  FavouriteRemoved: {
    action: 'Inalis sa mga suki',
    happened: 'Hindi na suki',
  },
};
