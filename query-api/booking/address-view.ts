import type { Party } from '#contracts/booking/lifecycle.ts';
import type { Address } from '#contracts/fields.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';

/** A worker may return for a forgotten tool or to fix a complaint; after that the address is hidden. */
const DAYS_AFTER_THE_JOB = 7;

type Viewer = { party: Party; now: string };
type Placed = Pick<BookingDocument, 'address' | 'status' | 'completion'>;

/** The exact address is for the client, admins, and the worker who has the job. Other workers see the barangay. */
export function addressFor({ party, now }: Viewer, booking: Placed): Pick<Booking, 'address' | 'isAddressExact'> {
  const isAddressExact = party === 'client' || party === 'admin' || (party === 'worker' && hasTheJob(booking, now));
  return { address: isAddressExact ? booking.address : approximateAddress(booking.address), isAddressExact };
}

/** From acceptance until some days after completion, unless cancelled. */
function hasTheJob({ status, completion }: Placed, now: string): boolean {
  if (status === 'completed')
    return completion !== null && Date.parse(now) <= Date.parse(completion.at) + DAYS_AFTER_THE_JOB * DAY_MS;
  return status === 'accepted' || status === 'arrived' || status === 'in_progress';
}

/** Without pin, street and landmark. The precision `city` stays, since it does not reveal the address. */
export function approximateAddress({ barangay, barangayCode, city, province, precision }: Address): Address {
  return {
    line: barangay,
    barangay,
    city,
    province,
    ...(barangayCode !== undefined && { barangayCode }),
    ...(precision === 'city' && { precision }),
  };
}
