import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, published } from './marks.ts';

/** A job with a fixed price, the same with every worker: "Aircon cleaning, 2 units". */
export const ServicePackage = z.object({
  id: z.string(),
  /** In English; `names` has the available translations. */
  name: z.string(),
  names: internal(z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) })),
  priceCentavos: z.int(),
  durationMinutes: z.int(),
  /** Included items, one per entry. */
  includes: internal(z.array(z.string())),
  isActive: z.boolean(),
});
export type ServicePackage = z.infer<typeof ServicePackage>;

/** Among the popular services from the first to the last of these Manila days, regardless of demand. */
export const Season = z.object({ from: z.string(), to: z.string() });
export type Season = z.infer<typeof Season>;

export const ServiceFacts = z.object({
  name: z.string(),
  title: z.string(),
  category: z.string(),
  /** Name of an icon, or the text of an inline SVG (specification section 3). */
  icon: internal(z.string()),
  description: internal(z.string()),
  basePriceCentavos: z.int(),
  durationMinutes: z.int(),
  /** Urgent: the client's home screen shows three urgent services, by earliest free worker. */
  urgent: z.boolean(),
  // Absent before 2026-11-24.
  /** In display order. */
  packages: z.optional(z.array(ServicePackage)),
  pinned: internal(z.optional(z.nullable(Season))),
  /** Order within its category: lower comes first; services without it come last. */
  place: internal(z.optional(z.int())),
  /** A subcategory of its category; null: none. */
  subcategory: internal(z.optional(z.nullable(z.string()))),
});
export type ServiceFacts = z.infer<typeof ServiceFacts>;

export const catalogueEvents = {
  ServiceAdded: published('A service was added to the catalogue.', { serviceId: z.string(), ...ServiceFacts.shape }),
  /** State after the change. `before`: earlier values of the changed fields; absent before 2026-11-23. */
  ServiceChanged: published('The service’s data from now on.', {
    serviceId: z.string(),
    ...ServiceFacts.shape,
    before: internal(z.optional(z.partial(ServiceFacts))),
  }),
  ServiceActivated: published('The service can be booked.', { serviceId: z.string() }),
  ServiceDeactivated: published('The service can no longer be booked.', { serviceId: z.string() }),
};
export type CatalogueEvent = EventOf<typeof catalogueEvents>;

/** A subcategory that clients can filter by: "Aircon" in appliance repair. */
export const Subcategory = z.object({
  id: z.string(),
  /** In English; `names` has the available translations. */
  name: z.string(),
  names: internal(z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) })),
  isActive: z.boolean(),
});
export type Subcategory = z.infer<typeof Subcategory>;

/** The `category-{id}` streams. A category exists through its services. */
export const categoryEvents = {
  SubcategoriesArranged: published('The category’s subcategories from now on, in this order.', {
    category: z.string(),
    subcategories: z.array(Subcategory),
  }),
};
export type CategoryEvent = EventOf<typeof categoryEvents>;
