import { type CatalogueService, foldService, noService } from '#contracts/catalogue/service-fold.ts';
import { type CatalogueEvent, catalogueEvents } from '#contracts/events/catalogue.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** The catalogue. By service id. */
export type ServiceDocument = Omit<CatalogueService, 'kind'> & {
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

export const services = defineReadModel<ServiceDocument>({
  name: 'services',
  version: 1,
  fields: ['changed'],
  on: onEach<CatalogueEvent['type'], ServiceDocument>(typesOf(catalogueEvents), {
    ids: ({ data }) => data.serviceId,
    apply: (document, event) => {
      const state = foldService(document ? { ...document, kind: 'service' } : noService, event);
      if (state.kind === 'none') return undefined;
      const { kind: _kind, ...service } = state;
      return { ...service, changed: event.position };
    },
  }),
  // Pushed to every screen that shows the catalogue.
  push: () => [{ namespace: 'account', event: 'catalogue:updated', to: 'everyone', payload: {} }],
});
