import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, published } from './marks.ts';

/** A job with a price of its own, the same with every worker: "Aircon cleaning, 2 units". */
export const ServicePackage = z.object({
  id: z.string(),
  /** In English; `names` holds the other languages, as far as somebody wrote them. */
  name: z.string(),
  names: internal(z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) })),
  priceCentavos: z.int(),
  durationMinutes: z.int(),
  /** What is included, a line each. */
  includes: internal(z.array(z.string())),
  isActive: z.boolean(),
});
export type ServicePackage = z.infer<typeof ServicePackage>;

/** Among the popular services from the first to the last of these Manila days, whatever is booked. */
export const Season = z.object({ from: z.string(), to: z.string() });
export type Season = z.infer<typeof Season>;

export const ServiceFacts = z.object({
  name: z.string(),
  title: z.string(),
  category: z.string(),
  /** Name of an icon or the text of an inline svg (specification section 3). */
  icon: internal(z.string()),
  description: internal(z.string()),
  basePriceCentavos: z.int(),
  durationMinutes: z.int(),
  /** It can't wait: three of those that can't are on the client's home, by who is free first. */
  urgent: z.boolean(),
  // Not in events from before 2026-11-24.
  /** In the order in which they are shown. */
  packages: z.optional(z.array(ServicePackage)),
  pinned: internal(z.optional(z.nullable(Season))),
  /** Its place among those of its category: lower comes first. Without one it stands behind those that have one. */
  place: internal(z.optional(z.int())),
  /** One of its category's; null: none. */
  subcategory: internal(z.optional(z.nullable(z.string()))),
});
export type ServiceFacts = z.infer<typeof ServiceFacts>;

export const catalogueEvents = {
  ServiceAdded: published('The catalogue has a new service.', { serviceId: z.string(), ...ServiceFacts.shape }),
  /** All as it is after it. `before`: what it changed, as it was; not in events from before 2026-11-23. */
  ServiceChanged: published('All that the catalogue says of it from now on.', {
    serviceId: z.string(),
    ...ServiceFacts.shape,
    before: internal(z.optional(z.partial(ServiceFacts))),
  }),
  ServiceActivated: published('It can be booked.', { serviceId: z.string() }),
  ServiceDeactivated: published('It can’t be booked any more.', { serviceId: z.string() }),
};
export type CatalogueEvent = EventOf<typeof catalogueEvents>;

/** A part of a category that clients can narrow it to: "Aircon" of appliance repair. */
export const Subcategory = z.object({
  id: z.string(),
  /** In English; `names` holds the other languages, as far as somebody wrote them. */
  name: z.string(),
  names: internal(z.object({ fil: z.optional(z.string()), ceb: z.optional(z.string()) })),
  isActive: z.boolean(),
});
export type Subcategory = z.infer<typeof Subcategory>;

/** The `category-{id}` streams. A category itself is there by its services. */
export const categoryEvents = {
  SubcategoriesArranged: published('What a category is divided into from now on, in this order.', {
    category: z.string(),
    subcategories: z.array(Subcategory),
  }),
};
export type CategoryEvent = EventOf<typeof categoryEvents>;
