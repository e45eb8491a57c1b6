import type { Coordinates } from '#contracts/fields.ts';
import type { WorkerSearch } from './worker-search.ts';

export const PAGE_SIZE = 12;

/** Query arguments. `home`: the user's own place, for distances. */
export function workersQuery({ place, sort, page, ...asked }: WorkerSearch, home: Coordinates | null) {
  const near = place ? place.pin : home;
  return {
    page,
    limit: PAGE_SIZE,
    sort: sort === 'nearest' && !near ? ('best' as const) : sort,
    q: orUndefined(asked.q),
    serviceId: orUndefined(asked.serviceId),
    minPrice: orUndefined(asked.minPrice),
    maxPrice: orUndefined(asked.maxPrice),
    minRating: orUndefined(asked.minRating),
    language: orUndefined(asked.language),
    freeOn: orUndefined(asked.freeOn),
    ...(near && { lat: near.lat, lng: near.lng }),
    // Without a city's name the place is the browser's location, and workers must serve it.
    ...(place && place.city === '' && { reaching: true }),
    ...(place && { city: orUndefined(place.city), province: orUndefined(place.province) }),
  };
}

function orUndefined<Value extends string | number>(value: Value | null): Value | undefined {
  return value === null || value === '' ? undefined : value;
}
