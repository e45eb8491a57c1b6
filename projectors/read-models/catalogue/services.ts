import type { ServiceFacts } from '#contracts/events/catalogue.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel } from '../../read-model.ts';

/** The catalogue. By service id. */
export type ServiceDocument = ServiceFacts & {
  serviceId: string;
  isActive: boolean;
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

const ids = ({ data }: Recorded<'ServiceAdded' | 'ServiceChanged' | 'ServiceActivated' | 'ServiceDeactivated'>) =>
  data.serviceId;

export const services = defineReadModel<ServiceDocument>({
  name: 'services',
  version: 1,
  fields: ['changed'],
  on: {
    ServiceAdded: { ids, apply: (_, { data, position }) => ({ ...data, isActive: true, changed: position }) },
    ServiceChanged: {
      ids,
      apply: (service, { data: { before: _before, ...facts }, position }) =>
        service && { ...service, ...facts, changed: position },
    },
    ServiceActivated: {
      ids,
      apply: (service, { position }) => service && { ...service, isActive: true, changed: position },
    },
    ServiceDeactivated: {
      ids,
      apply: (service, { position }) => service && { ...service, isActive: false, changed: position },
    },
  },
});
