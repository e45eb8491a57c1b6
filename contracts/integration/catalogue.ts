import * as z from 'zod/mini';
import type { catalogueEvents } from '../events/catalogue.ts';
import { goesOut, type Rows } from './row.ts';

const service = z.object({ serviceId: z.string() });
const facts = z.extend(service, {
  name: z.string(),
  title: z.string(),
  category: z.string(),
  basePriceCentavos: z.int(),
  durationMinutes: z.int(),
  urgent: z.boolean(),
});

export const catalogueRows = {
  ServiceAdded: goesOut('suki.service.added.v1', 'The catalogue has a new service.', facts),
  ServiceChanged: goesOut('suki.service.changed.v1', 'All that the catalogue says of it from now on.', facts),
  ServiceActivated: goesOut('suki.service.activated.v1', 'It can be booked.', service),
  ServiceDeactivated: goesOut('suki.service.deactivated.v1', 'It can’t be booked any more.', service),
} satisfies Rows<typeof catalogueEvents>;
