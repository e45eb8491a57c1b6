import * as z from 'zod/mini';
import { Id } from '../fields.ts';

export const idParams = z.object({ id: Id });
export const bookingParams = z.object({ bookingId: Id });
/** Answer of a command that has nothing to tell but that it happened. */
export const Done = z.object({ done: z.literal(true) });
