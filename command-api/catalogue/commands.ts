import type { ServiceFacts, Subcategory } from '#contracts/events/catalogue.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

export type CatalogueCommand = Command<'AddService', AddService> | Command<'ChangeService', ChangeService>;

export type CategoryCommand = Command<'ArrangeSubcategories', { category: string; subcategories: Subcategory[] }>;

export type AddService = { serviceId: string; facts: ServiceFacts } & WithLimit;

export type ChangeService = {
  changes: { [Name in keyof ServiceFacts]?: ServiceFacts[Name] | undefined };
  /** Left out: stays as it is. */
  isActive?: boolean | undefined;
} & WithLimit;

/** The platform's, in centavos: no price may be said above it. */
type WithLimit = { maximumAmount: number };
