import * as z from 'zod/mini';
import { WorkerListing } from './worker.ts';

/** A worker under the client's "My suki", with the job that Book again repeats. */
export const Favourite = z.object({
  worker: WorkerListing,
  addedAt: z.string(),
  /** Their last job for this client; null before the first. */
  lastBooking: z.nullable(z.object({ id: z.string(), serviceName: z.string(), startsAt: z.string() })),
});
export type Favourite = z.infer<typeof Favourite>;
