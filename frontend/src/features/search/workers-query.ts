import type { Coordinates } from '#contracts/fields.ts';
import type { Asked } from './asked.ts';

export const PAGE_SIZE = 12;

/** Query arguments. `home`: the user's own place, for distances. */
export function workersQuery({ place, sort, page, ...asked }: Asked, home: Coordinates | null) {
  const near = place ? place.pin : home;
  return {
    page,
    limit: PAGE_SIZE,
    sort: sort === 'nearest' && !near ? ('best' as const) : sort,
    q: given(asked.q),
    serviceId: given(asked.serviceId),
    minPrice: given(asked.minPrice),
    maxPrice: given(asked.maxPrice),
    minRating: given(asked.minRating),
    language: given(asked.language),
    freeOn: given(asked.freeOn),
    ...(near && { lat: near.lat, lng: near.lng }),
    // Without a city's name the place is the browser's location, and workers must serve it.
    ...(place && place.city === '' && { reaching: true }),
    ...(place && { city: given(place.city), province: given(place.province) }),
  };
}

function given<Value extends string | number>(value: Value | null): Value | undefined {
  return value === null || value === '' ? undefined : value;
}
