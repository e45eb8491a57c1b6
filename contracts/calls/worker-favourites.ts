import * as z from 'zod/mini';
import { listOf, paging } from '../fields.ts';
import { Favourite } from '../views/worker-favourites.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const FavouriteChanged = z.object({ workerId: z.string() });

/** "My suki": each client's private list. */
export const favouriteCalls = {
  listFavourites: defineCall({
    method: 'GET',
    path: '/users/me/favourites',
    summary: 'List own favourite workers, latest added first, without those who take no jobs now',
    who: ['client'],
    query: z.object(paging(50)),
    answer: listOf(Favourite),
    errors: [],
  }),
  addFavourite: defineCall({
    method: 'PUT',
    path: '/users/me/favourites/{id}',
    summary: 'Add a favourite worker',
    who: ['client'],
    params: idParams,
    answer: FavouriteChanged,
    errors: ['not_found', 'worker_unavailable', 'not_allowed_now', 'conflict'],
  }),
  removeFavourite: defineCall({
    method: 'DELETE',
    path: '/users/me/favourites/{id}',
    summary: 'Remove a favourite worker',
    who: ['client'],
    params: idParams,
    answer: FavouriteChanged,
    errors: ['conflict'],
  }),
};
