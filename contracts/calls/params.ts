import * as z from 'zod/mini';
import { Id } from '../fields.ts';

export const idParams = z.object({ id: Id });
export const bookingParams = z.object({ bookingId: Id });
/** Answer of a command that has nothing to tell but that it happened. */
export const Done = z.object({ done: z.literal(true) });
/** A place is both numbers or none. */
export const wholePlace = z.refine<{ lat?: number | undefined; lng?: number | undefined }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { message: 'lat and lng belong together', path: ['lng'] },
);
