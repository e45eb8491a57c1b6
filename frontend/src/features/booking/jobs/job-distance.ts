import type { Booking } from '#contracts/views/booking.ts';

type FarOff = { word: 'distance'; values: { km: number } } | { word: 'somewhereIn'; values: { city: string } };

/** Distance to a job as far as it is known; null without the worker's own location. */
export function jobDistance({ distanceKm, address }: Pick<Booking, 'distanceKm' | 'address'>): FarOff | null {
  if (address.precision === 'city') return { word: 'somewhereIn', values: { city: address.city } };
  return distanceKm === null ? null : { word: 'distance', values: { km: distanceKm } };
}
