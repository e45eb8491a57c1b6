import * as z from 'zod/mini';
import type { ServiceFacts } from '../events/catalogue.ts';

/** A job with a fixed price, in centavos. */
export const ServicePackage = z.object({
  id: z.string(),
  name: z.string(),
  names: z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) }),
  price: z.int(),
  durationMinutes: z.int(),
  includes: z.array(z.string()),
  isActive: z.boolean(),
});
export type ServicePackage = z.infer<typeof ServicePackage>;

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
  /** Bookable packages; all of them for staff. */
  packages: z.array(ServicePackage),
  /** Manila days on which it is among the popular services, regardless of demand. */
  pinned: z.nullable(z.object({ from: z.string(), to: z.string() })),
  place: z.nullable(z.int()),
  /** A subcategory of its category; an id that no longer exists counts as null. */
  subcategory: z.nullable(z.string()),
});
export type Service = z.infer<typeof Service>;

/** A category with its subcategories, in display order. */
export const Category = z.object({
  id: z.string(),
  subcategories: z.array(
    z.object({
      id: z.string(),
      /** In English; `names` has the available translations. */
      name: z.string(),
      names: z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) }),
      isActive: z.boolean(),
    }),
  ),
});
export type Category = z.infer<typeof Category>;

export function serviceView(
  service: ServiceFacts & { serviceId: string; isActive: boolean },
  reader: 'anyone' | 'staff' = 'anyone',
): Service {
  const { serviceId, name, title, category, icon, description, basePriceCentavos, durationMinutes, urgent, isActive } =
    service;
  const facts = { name, title, category, icon, description, durationMinutes, urgent };
  const { packages = [], pinned = null, place = null, subcategory = null } = service;
  const more = {
    packages: packages
      .filter((one) => reader === 'staff' || one.isActive)
      .map(({ priceCentavos, ...one }) => ({ ...one, price: priceCentavos })),
    pinned,
    place,
    subcategory,
  };
  return { _id: serviceId, id: serviceId, ...facts, ...more, isActive, basePrice: basePriceCentavos };
}
