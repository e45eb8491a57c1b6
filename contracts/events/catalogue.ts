import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, published } from './marks.ts';

export const ServiceFacts = z.object({
  name: z.string(),
  title: z.string(),
  category: z.string(),
  /** Name of an icon or the text of an inline svg (specification section 3). */
  icon: internal(z.string()),
  description: internal(z.string()),
  basePriceCentavos: z.int(),
  durationMinutes: z.int(),
  /** Shown among the urgent services of the client's home. */
  urgent: z.boolean(),
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
