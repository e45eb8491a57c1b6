import * as z from 'zod/mini';
import { PriceLine } from './price-of.ts';

/** The versions that a booking was answered with, and the effect of the answers on its price. */
export const FormOfBooking = z.object({
  /** 0: none existed. */ formVersion: z.int(),
  /** The chosen worker; null: none. */ workerId: z.nullable(z.string()),
  /** Version of that worker's form. */ workerFormVersion: z.int(),
  basePriceCentavos: z.int(),
  /** Base and lines add up to the booked price. */ priceLines: z.array(PriceLine),
});
export type FormOfBooking = z.infer<typeof FormOfBooking>;
