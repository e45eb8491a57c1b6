import * as z from 'zod/mini';
import { PriceLine } from './price-of.ts';

/** Which questions a booking was answered by, and what the answers did to its price. */
export const FormOfBooking = z.object({
  /** 0: none was published. */ formVersion: z.int(),
  /** The worker who was chosen; null: nobody was. */ workerId: z.nullable(z.string()),
  /** Of that worker's own questions. */ workerFormVersion: z.int(),
  basePriceCentavos: z.int(),
  /** With the base they make the price that was booked. */ priceLines: z.array(PriceLine),
});
export type FormOfBooking = z.infer<typeof FormOfBooking>;
