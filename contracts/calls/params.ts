import * as z from 'zod/mini';
import { Id } from '../fields.ts';

export const idParams = z.object({ id: Id });
export const bookingParams = z.object({ bookingId: Id });
/** Answer of a command without any other result. */
export const Done = z.object({ done: z.literal(true) });
/** Both coordinates or neither. */
export const completePlace = z.refine<{ lat?: number | undefined; lng?: number | undefined }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { message: 'lat and lng belong together', path: ['lng'] },
);
