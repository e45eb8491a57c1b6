import type { Booking } from '#contracts/views/booking.ts';

type Placed = Pick<Booking, 'address' | 'isAddressExact'>;

/** The job's place in one line; only its barangay for a worker without the exact address. */
export function placeOf({ address, isAddressExact }: Placed): string {
  const { line, barangay, city } = address;
  return isAddressExact ? `${line}, ${barangay}, ${city}` : `${barangay}, ${city}`;
}

/**
 * Directions in two map apps: to the client's own pin, else by address. A barangay's centre is not used, since it is
 * not the door.
 */
export function mapLinks(booking: Placed): { google: string; waze: string } {
  const { lat, lng, precision, province } = booking.address;
  const point = precision !== 'exact' || lat === undefined || lng === undefined ? null : `${lat},${lng}`;
  const words = `${placeOf(booking)}, ${province}, Philippines`;
  const google = new URLSearchParams({ api: '1', destination: point ?? words });
  const waze = new URLSearchParams({ ...(point ? { ll: point } : { q: words }), navigate: 'yes' });
  return { google: `https://www.google.com/maps/dir/?${google}`, waze: `https://waze.com/ul?${waze}` };
}
