import type { CatalogueEvent, ServiceFacts } from '../events/catalogue.ts';

export type CatalogueService = ServiceFacts & { kind: 'service'; serviceId: string; isActive: boolean };
export type ServiceState = { kind: 'none' } | CatalogueService;

export const noService: ServiceState = { kind: 'none' };

/** For the decider and the catalogue's read model. A new service is offered at once. */
export function foldService(state: ServiceState, event: CatalogueEvent): ServiceState {
  if (event.type === 'ServiceAdded') return { ...event.data, kind: 'service', isActive: true };
  if (state.kind === 'none') return state;
  switch (event.type) {
    case 'ServiceChanged': {
      const { before: _before, ...facts } = event.data;
      return { ...state, ...facts };
    }
    case 'ServiceActivated':
      return { ...state, isActive: true };
    case 'ServiceDeactivated':
      return { ...state, isActive: false };
  }
}

export function factsOf({
  kind: _kind,
  serviceId: _serviceId,
  isActive: _isActive,
  ...facts
}: CatalogueService): ServiceFacts {
  return facts;
}
