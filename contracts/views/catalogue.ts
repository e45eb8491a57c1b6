import * as z from 'zod/mini';
import type { ServiceFacts } from '../events/catalogue.ts';

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

export function serviceView(service: ServiceFacts & { serviceId: string; isActive: boolean }): Service {
  const { serviceId, name, title, category, icon, description, basePriceCentavos, durationMinutes, urgent, isActive } =
    service;
  const facts = { name, title, category, icon, description, durationMinutes, urgent };
  return { _id: serviceId, id: serviceId, ...facts, isActive, basePrice: basePriceCentavos };
}
