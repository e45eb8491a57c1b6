import type { ServiceFacts, ServicePackage, Subcategory } from '#contracts/events/catalogue.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

export type CatalogueCommand = Command<'AddService', AddService> | Command<'ChangeService', ChangeService>;

export type CategoryCommand = Command<'ArrangeSubcategories', ArrangeSubcategories>;

/** `before`: as whoever arranges them saw them; left out: whatever they are. */
type ArrangeSubcategories = { category: string; subcategories: Subcategory[]; before?: Subcategory[] | undefined };

export type AddService = { serviceId: string; facts: ServiceFacts } & WithLimit;

export type ChangeService = {
  changes: { [Name in keyof ServiceFacts]?: ServiceFacts[Name] | undefined };
  /** Left out: stays as it is. */
  isActive?: boolean | undefined;
  /** As whoever changes them saw them; left out: whatever they are. */
  packagesBefore?: ServicePackage[] | undefined;
} & WithLimit;

/** The platform's, in centavos: no price may be said above it. */
type WithLimit = { maximumAmount: number };
