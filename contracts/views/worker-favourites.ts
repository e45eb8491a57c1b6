import * as z from 'zod/mini';
import { WorkerListing } from './worker.ts';

/** A worker whom the client keeps as "My suki", with the job that Book again takes up. */
export const Favourite = z.object({
  worker: WorkerListing,
  addedAt: z.string(),
  /** The last job that they did for this client; null before the first. */
  lastBooking: z.nullable(z.object({ id: z.string(), serviceName: z.string(), startsAt: z.string() })),
});
export type Favourite = z.infer<typeof Favourite>;
