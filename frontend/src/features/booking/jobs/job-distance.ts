import type { Booking } from '#contracts/views/booking.ts';

type FarOff = { word: 'distance'; values: { km: number } } | { word: 'somewhereIn'; values: { city: string } };

/** How far a job is, as well as that is known; null where the worker's own place isn't. */
export function jobDistance({ distanceKm, address }: Pick<Booking, 'distanceKm' | 'address'>): FarOff | null {
  if (address.precision === 'city') return { word: 'somewhereIn', values: { city: address.city } };
  return distanceKm === null ? null : { word: 'distance', values: { km: distanceKm } };
}
