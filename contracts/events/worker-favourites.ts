import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { unpublished } from './marks.ts';

const BECAUSE = 'private lists of clients';
const favourite = { accountId: z.string(), workerId: z.string() };

/** The `favourites-{accountId}` stream: the workers that a client keeps under "My suki", private to the client. */
export const favouriteEvents = {
  FavouriteAdded: unpublished(BECAUSE, { ...favourite, addedAt: z.string() }),
  FavouriteRemoved: unpublished(BECAUSE, favourite),
};
export type FavouriteEvent = EventOf<typeof favouriteEvents>;
