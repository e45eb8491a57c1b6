import { favouriteCalls } from '#contracts/calls/worker.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query({
      ...callQuery(favouriteCalls.listFavourites),
      providesTags: ['Favourite', 'Worker', 'Slots'],
    }),
    addFavourite: build.mutation({ ...callQuery(favouriteCalls.addFavourite), invalidatesTags: ['Favourite'] }),
    removeFavourite: build.mutation({ ...callQuery(favouriteCalls.removeFavourite), invalidatesTags: ['Favourite'] }),
  }),
});

export const { useListFavouritesQuery, useAddFavouriteMutation, useRemoveFavouriteMutation } = favouritesApi;
