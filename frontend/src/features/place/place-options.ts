import type { Place } from '#contracts/calls/place.ts';
import type { ComboboxOption } from '../../ui/forms/use-options.ts';

export type PlaceOption = ComboboxOption & { place: Place };

/** Options of the address field: a barangay with its city, or a city with its province. */
export function placeOptions(places: readonly Place[]): PlaceOption[] {
  return places.map((place) => ({
    id: [place.barangayCode, place.barangay, place.city, place.province].join('|'),
    label: place.barangay ?? place.city,
    hint: place.barangay ? `${place.city}, ${place.province}` : place.province,
    place,
  }));
}
