import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';

export const ServiceFacts = z.object({
  name: z.string(),
  title: z.string(),
  category: z.string(),
  /** Name of an icon or the text of an inline svg (specification section 3). */
  icon: z.string(),
  description: z.string(),
  basePriceCentavos: z.int(),
  durationMinutes: z.int(),
  /** Shown among the urgent services of the client's home. */
  urgent: z.boolean(),
});
export type ServiceFacts = z.infer<typeof ServiceFacts>;

export const catalogueEvents = {
  ServiceAdded: z.object({ serviceId: z.string(), ...ServiceFacts.shape }),
  /** All as it is after it. `before`: what it changed, as it was; not in events from before 2026-11-23. */
  ServiceChanged: z.object({
    serviceId: z.string(),
    ...ServiceFacts.shape,
    before: z.optional(z.partial(ServiceFacts)),
  }),
  ServiceActivated: z.object({ serviceId: z.string() }),
  ServiceDeactivated: z.object({ serviceId: z.string() }),
};
export type CatalogueEvent = EventOf<typeof catalogueEvents>;
