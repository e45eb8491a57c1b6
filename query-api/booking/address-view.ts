import type { Party } from '#contracts/booking/lifecycle.ts';
import type { Address } from '#contracts/fields.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';

/** A worker goes back for a tool left behind, or to put right what a client complains of; after that the door is none of their business. */
const DAYS_AFTER_THE_JOB = 7;

type Looker = { party: Party; now: string };
type Placed = Pick<BookingDocument, 'address' | 'status' | 'completion'>;

/** The door is for the client, for admins, and for the worker who has the job; whoever is asked, or offers, sees its barangay. */
export function addressSeenBy({ party, now }: Looker, booking: Placed): Pick<Booking, 'address' | 'isAddressExact'> {
  const isAddressExact = party === 'client' || party === 'admin' || (party === 'worker' && hasTheJob(booking, now));
  return { address: isAddressExact ? booking.address : roughly(booking.address), isAddressExact };
}

/** From acceptance until some days after the work is done; not once it is cancelled. */
function hasTheJob({ status, completion }: Placed, now: string): boolean {
  if (status === 'completed')
    return completion !== null && Date.parse(now) <= Date.parse(completion.at) + DAYS_AFTER_THE_JOB * DAY_MS;
  return status === 'accepted' || status === 'arrived' || status === 'in_progress';
}

/** Without a pin, a street or a landmark; that no more than the city is known says nothing of the door. */
export function roughly({ barangay, barangayCode, city, province, precision }: Address): Address {
  return {
    line: barangay,
    barangay,
    city,
    province,
    ...(barangayCode !== undefined && { barangayCode }),
    ...(precision === 'city' && { precision }),
  };
}
