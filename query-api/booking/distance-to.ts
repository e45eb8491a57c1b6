import { shownKm } from '#contracts/place/distance.ts';
import type { Coordinates } from '#contracts/fields.ts';
import { isCityMiddle, pinOf } from '#contracts/place/pins.ts';
import type { WorkerReach } from '#contracts/place/reach.ts';
import { reachOf } from '#contracts/worker/worker-fold.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** From a worker's base to the job in whole km; null when only the city of either is known. */
export function distanceTo(
  { address }: Pick<BookingDocument, 'address'>,
  worker: WorkerDocument | undefined,
): number | null {
  return worker ? kmBetween(reachOf(worker), pinOf(address)) : null;
}

/** The same for any pin. */
export function kmBetween({ location }: Pick<WorkerReach, 'location'>, pin: Coordinates | null): number | null {
  return location && pin && !isCityMiddle(location) && !isCityMiddle(pin) ? shownKm(location, pin) : null;
}
