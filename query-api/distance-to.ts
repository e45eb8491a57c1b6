import { pinOf, shownKm } from '#contracts/distance.ts';
import type { BookingDocument } from '#projectors/read-models/bookings.ts';
import type { WorkerDocument } from '#projectors/read-models/workers.ts';

/** From a worker's home to the job in whole km; null where one of the two is not on the map. */
export function distanceTo({ address }: Pick<BookingDocument, 'address'>, worker: WorkerDocument | undefined): number | null {
  const pin = pinOf(address);
  return worker?.location && pin ? shownKm(worker.location, pin) : null;
}
