import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueService,
  factsOf,
  foldService,
  noService,
  type ServiceState,
} from '#contracts/catalogue/service-fold.ts';
import type { CatalogueEvent, ServiceFacts } from '#contracts/events/catalogue.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { AddService, CatalogueCommand, ChangeService } from './commands.ts';

type Decided = Decision<CatalogueEvent>;

export const serviceDecider: Decider<ServiceState, CatalogueCommand, CatalogueEvent, Refusal> = {
  initialState: noService,
  evolve: foldService,
  decide,
};

function decide({ type, data }: CatalogueCommand, state: ServiceState): Decided {
  switch (type) {
    case 'AddService':
      return withinAmountLimit(addService(data, state), data, () => [data.facts.basePriceCentavos]);
    case 'ChangeService':
      return withinAmountLimit(changeService(data, state), data, pricesIn);
  }
}

/** Another service under the same id refuses it. */
function addService({ serviceId, facts }: AddService, state: ServiceState): Decided {
  if (state.kind === 'none') return [{ type: 'ServiceAdded', data: { serviceId, ...facts } }];
  return isDeepStrictEqual(factsOf(state), facts) ? [] : refuse('conflict');
}

function changeService({ changes, isActive }: ChangeService, state: ServiceState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  return [...factsChanged(changes, state), ...activityChanged(isActive ?? state.isActive, state)];
}

function pricesIn({ type, data }: CatalogueEvent): number[] {
  return type === 'ServiceChanged' ? [data.basePriceCentavos] : [];
}

function factsChanged(changes: Partial<ServiceFacts>, service: CatalogueService): CatalogueEvent[] {
  const known = factsOf(service);
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
    : [{ type: 'ServiceChanged', data: { serviceId: service.serviceId, ...facts, before: whatChanged(known, facts) } }];
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
