import type { WeeklyHours } from '../calendar/weekly-hours.ts';
import { type DocumentToCheck, documentState, lackedDocuments } from './documents.ts';
import { type RequiredDocument, requiredDocumentNames } from './required-documents.ts';

/** What an application needs before approval, in the order of the form. The last one is done by admins. */
export const missingItems = ['name', 'services', 'place', 'hours', ...requiredDocumentNames, 'paper_checks'] as const;
export type MissingItem = (typeof missingItems)[number];

/** "From ₱500": starting price of a worker who has not set one (specification section 9). */
export const STARTING_PRICE_CENTAVOS = 500_00;

export type Application = {
  name: string;
  services: readonly unknown[];
  /** The worker's base; null until set. */
  place: object | null;
  weeklyHours: WeeklyHours;
  documents: readonly DocumentToCheck[];
};

const isMissing: Record<MissingItem, (application: Application, today: string) => boolean> = {
  name: ({ name }) => name.trim() === '',
  services: ({ services }) => services.length === 0,
  place: ({ place }) => place === null,
  hours: ({ weeklyHours }) => !hasHours(weeklyHours),
  valid_id: lacks('valid_id'),
  clearance: lacks('clearance'),
  paper_checks: ({ documents }, today) => documents.some((document) => documentState(document, today) === 'waiting'),
};

/** A document that waits to be checked is not missing from the worker. */
function lacks(name: RequiredDocument) {
  return ({ documents }: Application, today: string) =>
    lackedDocuments(documents, today, ['approved', 'waiting']).includes(name);
}

/** `today`: a Manila day. Empty: the application is complete, and every document was checked. */
export function missingFrom(application: Application, today: string): MissingItem[] {
  return missingItems.filter((item) => isMissing[item](application, today));
}

/** The missing items that the worker can supply. */
export function missingFromWorker(missing: readonly MissingItem[]): MissingItem[] {
  return missing.filter((item) => item !== 'paper_checks');
}

export function hasHours(weeklyHours: WeeklyHours): boolean {
  return Object.values(weeklyHours).some((openings) => openings.length > 0);
}
