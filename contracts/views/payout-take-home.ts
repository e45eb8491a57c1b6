import * as z from 'zod/mini';

/** What a worker has of a job after Suki's commission. Centavos. */
export const TakeHome = z.object({ percent: z.number(), commission: z.int(), takeHome: z.int() });
export type TakeHome = z.infer<typeof TakeHome>;
