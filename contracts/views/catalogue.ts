import * as z from 'zod/mini';

export const Service = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  title: z.string(),
  category: z.string(),
  icon: z.string(),
  description: z.string(),
  /** Centavos; "From ₱500". */
  basePrice: z.int(),
  durationMinutes: z.int(),
  urgent: z.boolean(),
  isActive: z.boolean(),
});
export type Service = z.infer<typeof Service>;
