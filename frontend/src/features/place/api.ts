import { placeCalls } from '#contracts/calls/place.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

/** Barangays rarely change, so lookups are cached for an hour. */
const ONE_HOUR_S = 3600;

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPlaces: build.query({ ...callQuery(placeCalls.searchPlaces), keepUnusedDataFor: ONE_HOUR_S }),
    listBarangays: build.query({ ...callQuery(placeCalls.listBarangays), keepUnusedDataFor: ONE_HOUR_S }),
    checkPin: build.query(callQuery(placeCalls.checkPin)),
  }),
});

export const { useSearchPlacesQuery, useListBarangaysQuery, useCheckPinQuery } = placesApi;
