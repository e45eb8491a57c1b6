import type { BookingDraft } from './draft.ts';

/** Where the job is, as the searches for workers take it. */
export function placeQuery(address: BookingDraft['address']): { lat?: number; lng?: number } {
  return address?.lat !== undefined && address.lng !== undefined ? { lat: address.lat, lng: address.lng } : {};
}
