import type { FavouriteEvent } from '../events/worker-favourites.ts';
import { type DetailsOf, ofWorker } from './event-details.ts';

export const favourites = {
  FavouriteAdded: { tone: 'brand', icon: 'Star', subject: ofWorker },
  FavouriteRemoved: { tone: 'neutral', icon: 'Undo2', subject: ofWorker },
} satisfies DetailsOf<FavouriteEvent['type']>;
