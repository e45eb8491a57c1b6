import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueService,
  factsOf,
  foldService,
  noService,
  type ServiceState,
} from '#contracts/catalogue/service-fold.ts';
import type { CatalogueEvent, ServiceFacts, ServicePackage } from '#contracts/events/catalogue.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
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
      return withinAmountLimit(addService(data, state), data, () => amountsOf(data.facts));
    case 'ChangeService':
      return withinAmountLimit(changeService(data, state), data, pricesIn);
  }
}

/** Refused if another service has the id. */
function addService({ serviceId, facts }: AddService, state: ServiceState): Decided {
  if (state.kind === 'none') return [{ type: 'ServiceAdded', data: { serviceId, ...facts } }];
  return isDeepStrictEqual(factsOf(state), facts) ? [] : refuse('conflict');
}

function changeService({ changes, isActive, packagesBefore }: ChangeService, state: ServiceState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (changes.packages && packagesBefore && overwritesUnseenChange(changes.packages, packagesBefore, state))
    return refuse('stale');
  return [...factsChanged(changes, state), ...activityChanged(isActive ?? state.isActive, state)];
}

/** Another admin has changed the packages since the caller read them, to other values than requested. */
function overwritesUnseenChange(
  wanted: readonly ServicePackage[],
  seen: readonly ServicePackage[],
  { packages = [] }: ServiceFacts,
): boolean {
  return !isDeepStrictEqual(packages, seen) && !isDeepStrictEqual(packages, wanted);
}

function pricesIn({ type, data }: CatalogueEvent): number[] {
  return type === 'ServiceChanged' ? amountsOf(data) : [];
}

function amountsOf({ basePriceCentavos, packages = [] }: ServiceFacts): number[] {
  return [basePriceCentavos, ...packages.map(({ priceCentavos }) => priceCentavos)];
}

function factsChanged(changes: ChangeService['changes'], service: CatalogueService): CatalogueEvent[] {
  const known = factsOf(service);
  const facts: ServiceFacts = { ...known, ...withoutForeignSubcategory(known, changes), ...said(changes) };
  return isDeepStrictEqual(known, facts)
    ? []
    : [
        {
          type: 'ServiceChanged',
          data: { serviceId: service.serviceId, ...facts, before: formerValues(known, facts) },
        },
      ];
}

/** Removes the subcategory when a service moves to another category. */
function withoutForeignSubcategory(
  { category, subcategory }: ServiceFacts,
  changes: ChangeService['changes'],
): Partial<ServiceFacts> {
  const moves = changes.category !== undefined && changes.category !== category;
  return moves && subcategory ? { subcategory: null } : {};
}

/** Drops absent fields, so that fields missing in older events stay missing. */
function said<Changes extends object>(
  changes: Changes,
): { [Name in keyof Changes]: Exclude<Changes[Name], undefined> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Changes]: Exclude<Changes[Name], undefined> };
}

/** Former values of the changed fields. */
function formerValues(known: ServiceFacts, facts: ServiceFacts): Partial<ServiceFacts> {
  const names = Object.keys(facts) as (keyof ServiceFacts)[];
  return Object.fromEntries(
    names.filter((name) => !isDeepStrictEqual(known[name], facts[name])).map((name) => [name, known[name]]),
  );
}

function activityChanged(isActive: boolean, { serviceId, isActive: wasActive }: CatalogueService): CatalogueEvent[] {
  if (isActive === wasActive) return [];
  return [{ type: isActive ? 'ServiceActivated' : 'ServiceDeactivated', data: { serviceId } }];
}
