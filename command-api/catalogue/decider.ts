import { isDeepStrictEqual } from 'node:util';
import type { CatalogueEvent, ServiceFacts } from '#contracts/events/catalogue.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { AddService, CatalogueCommand, ChangeService } from './commands.ts';

export type CatalogueService = { kind: 'service'; serviceId: string; facts: ServiceFacts; isActive: boolean };
export type ServiceState = { kind: 'none' } | CatalogueService;

type Decided = Decision<CatalogueEvent>;

export const serviceDecider: Decider<ServiceState, CatalogueCommand, CatalogueEvent, Refusal> = {
  initialState: { kind: 'none' },
  evolve,
  decide,
};

function evolve(state: ServiceState, event: CatalogueEvent): ServiceState {
  if (event.type === 'ServiceAdded') {
    const { serviceId, ...facts } = event.data;
    return { kind: 'service', serviceId, facts, isActive: true };
  }
  if (state.kind === 'none') throw new Error(`${event.type} before ServiceAdded`);
  switch (event.type) {
    case 'ServiceChanged': {
      const { serviceId, before: _before, ...facts } = event.data;
      return { ...state, serviceId, facts };
    }
    case 'ServiceActivated':
      return { ...state, isActive: true };
    case 'ServiceDeactivated':
      return { ...state, isActive: false };
  }
}

function decide({ type, data }: CatalogueCommand, state: ServiceState): Decided {
  switch (type) {
    case 'AddService':
      return withinAmountLimit(addService(data, state), data, () => [data.facts.basePriceCentavos]);
    case 'ChangeService':
      return withinAmountLimit(changeService(data, state), data, pricesIn);
  }
}

/** A service is offered from the moment it is added. Another service under the same id refuses it. */
function addService({ serviceId, facts }: AddService, state: ServiceState): Decided {
  if (state.kind === 'none') return [{ type: 'ServiceAdded', data: { serviceId, ...facts } }];
  return isDeepStrictEqual(state.facts, facts) ? [] : refuse('conflict');
}

function changeService({ changes, isActive }: ChangeService, state: ServiceState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  return [...factsChanged(changes, state), ...activityChanged(isActive ?? state.isActive, state)];
}

function pricesIn({ type, data }: CatalogueEvent): number[] {
  return type === 'ServiceChanged' ? [data.basePriceCentavos] : [];
}

function factsChanged(changes: Partial<ServiceFacts>, { serviceId, facts: known }: CatalogueService): CatalogueEvent[] {
  const facts: ServiceFacts = {
    name: changes.name ?? known.name,
    title: changes.title ?? known.title,
    category: changes.category ?? known.category,
    icon: changes.icon ?? known.icon,
    description: changes.description ?? known.description,
    basePriceCentavos: changes.basePriceCentavos ?? known.basePriceCentavos,
    durationMinutes: changes.durationMinutes ?? known.durationMinutes,
    urgent: changes.urgent ?? known.urgent,
  };
  return isDeepStrictEqual(known, facts)
    ? []
    : [{ type: 'ServiceChanged', data: { serviceId, ...facts, before: whatChanged(known, facts) } }];
}

/** Of what was known, that which is different now. */
function whatChanged(known: ServiceFacts, facts: ServiceFacts): Partial<ServiceFacts> {
  const names = Object.keys(facts) as (keyof ServiceFacts)[];
  return Object.fromEntries(names.filter((name) => known[name] !== facts[name]).map((name) => [name, known[name]]));
}

function activityChanged(isActive: boolean, { serviceId, isActive: wasActive }: CatalogueService): CatalogueEvent[] {
  if (isActive === wasActive) return [];
  return [{ type: isActive ? 'ServiceActivated' : 'ServiceDeactivated', data: { serviceId } }];
}
