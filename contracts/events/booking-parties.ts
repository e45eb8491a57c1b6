import * as z from 'zod/mini';

/** Each event of a booking after the first names the people it concerns, so that every view finds its documents from the event alone. */
export const parties = { bookingId: z.string(), clientId: z.string() };
export const withWorker = { ...parties, workerId: z.string(), workerAccountId: z.string() };
