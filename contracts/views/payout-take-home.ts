import * as z from 'zod/mini';

/** A worker's share of a job after commission. Centavos. */
export const TakeHome = z.object({ percent: z.number(), commission: z.int(), takeHome: z.int() });
export type TakeHome = z.infer<typeof TakeHome>;
