import type { ServiceFacts, ServicePackage, Subcategory } from '#contracts/events/catalogue.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type CatalogueCommand = Command<'AddService', AddService> | Command<'ChangeService', ChangeService>;

export type CategoryCommand = Command<'ArrangeSubcategories', ArrangeSubcategories>;

/** `before`: the subcategories that the caller saw; absent: no check. */
type ArrangeSubcategories = { category: string; subcategories: Subcategory[]; before?: Subcategory[] | undefined };

export type AddService = { serviceId: string; facts: ServiceFacts } & WithLimit;

export type ChangeService = {
  changes: { [Name in keyof ServiceFacts]?: ServiceFacts[Name] | undefined };
  /** Absent: unchanged. */
  isActive?: boolean | undefined;
  /** The packages that the caller saw; absent: no check. */
  packagesBefore?: ServicePackage[] | undefined;
} & WithLimit;

/** The platform's highest amount in centavos. */
type WithLimit = { maximumAmount: number };
