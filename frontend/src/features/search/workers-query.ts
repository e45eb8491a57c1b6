import type { Coordinates } from '#contracts/fields.ts';
import type { Asked } from './asked.ts';

export const PAGE_SIZE = 12;

/** The call that answers it. `home`: where the person is, as far as they told us, to say distances from. */
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
    // Without a city's name it is here, and whoever doesn't come here is of no use.
    ...(place && place.city === '' && { reaching: true }),
    ...(place && { city: given(place.city), province: given(place.province) }),
  };
}

function given<Value extends string | number>(value: Value | null): Value | undefined {
  return value === null || value === '' ? undefined : value;
}
