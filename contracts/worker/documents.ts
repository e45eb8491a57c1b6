import { requiredDocuments, type RequiredDocument, requiredDocumentNames } from './required-documents.ts';

/**
 * Kinds and validity of documents. Everything that depends on the day is computed for the given day, so that no event
 * is needed for an expiry (docs/decisions/checked-documents.md).
 */

export const documentKinds = [
  'valid_id',
  'nbi_clearance',
  'police_clearance',
  'certificate',
  'resume',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Clearances always have an expiry date; among IDs, a passport or a driver's licence has one, the national ID does not.
 */
export const expiryOfKind: Record<DocumentKind, 'required' | 'optional' | 'none'> = {
  valid_id: 'optional',
  nbi_clearance: 'required',
  police_clearance: 'required',
  certificate: 'optional',
  resume: 'none',
  other: 'none',
};

/**
 * How many Manila days a worker may still take new jobs after approval without a required document, or after a
 * clearance expires.
 */
export const DOCUMENTS_DUE_DAYS = 30;

/** An admin's check. `expiresOn`: last Manila day of validity. `revoked`: it was approved before. */
export type DocumentCheck =
  | { outcome: 'approved'; kind: DocumentKind; checkedAt: string; expiresOn: string | null }
  | { outcome: 'refused'; kind: string; checkedAt: string; reason: string; revoked: boolean };

/** `kind`: as the worker named it, arbitrary text. */
export type DocumentToCheck = { kind: string; check: DocumentCheck | null };

export const documentStates = ['waiting', 'approved', 'refused', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** `today`: a Manila day. */
export function documentState({ check }: Pick<DocumentToCheck, 'check'>, today: string): DocumentState {
  if (!check) return 'waiting';
  if (check.outcome === 'refused') return 'refused';
  return hasExpired(check.expiresOn, today) ? 'expired' : 'approved';
}

/** As checked by an admin, else as the worker named it. */
export function kindOfDocument({ kind, check }: DocumentToCheck): string {
  return check?.kind ?? kind;
}

export function hasExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

type Approved = { kind: DocumentKind; expiresOn: string | null; checkedAt: string };
type Refused = { kind: string; reason: string; checkedAt: string };

export function afterApproval({ kind, expiresOn, checkedAt }: Approved): DocumentCheck {
  return { outcome: 'approved', kind, expiresOn, checkedAt };
}

export function afterRefusal({ kind, reason, checkedAt }: Refused, before: DocumentCheck | null): DocumentCheck {
  return {
    outcome: 'refused',
    kind,
    reason,
    checkedAt,
    revoked: before !== null && (before.outcome === 'approved' || before.revoked),
  };
}

/** One part of the badge. */
export type CheckedDocument = { kind: DocumentKind; checkedAt: string; expiresOn: string | null };

/** Prove nothing to clients: a worker's own statements, and documents without a known kind. */
const provingNothing: readonly DocumentKind[] = ['resume', 'other'];

/** Documents for the badge on that day: of each kind, the one with the longest validity. */
export function checkedDocuments(documents: readonly DocumentToCheck[], today: string): CheckedDocument[] {
  const approved = documents.flatMap(({ check }) =>
    check?.outcome === 'approved' && !hasExpired(check.expiresOn, today) ? [check] : [],
  );
  return documentKinds
    .filter((kind) => !provingNothing.includes(kind))
    .flatMap((kind) => {
      const [best] = approved
        .filter((check) => check.kind === kind)
        .sort((one, other) => (holdsUntil(one) < holdsUntil(other) ? 1 : -1));
      return best ? [{ kind, checkedAt: best.checkedAt, expiresOn: best.expiresOn }] : [];
    });
}

/** Later than any supported day. */
const FOR_EVER = '9999-12-31';

function holdsUntil({ expiresOn, checkedAt }: CheckedDocument): string {
  return `${expiresOn ?? FOR_EVER} ${checkedAt}`;
}

/** Required documents without one in any of these states on that day. */
export function lackedDocuments(
  documents: readonly DocumentToCheck[],
  today: string,
  states: readonly DocumentState[] = ['approved'],
): RequiredDocument[] {
  return requiredDocumentNames.filter((name) => {
    const kinds: readonly DocumentKind[] = requiredDocuments[name];
    return !documents.some(
      (document) =>
        kinds.some((kind) => kind === kindOfDocument(document)) && states.includes(documentState(document, today)),
    );
  });
}

/** The latest notice to a worker about missing required documents. `dueOn`: the last Manila day with new jobs. */
export const dueStages = ['asked', 'soon', 'over'] as const;
export type DocumentsDue = { dueOn: string; stage: (typeof dueStages)[number] };

type WithDocuments = {
  documents: readonly DocumentToCheck[];
  /** Absent from stored documents before 2026-11-28. */ documentsDue?: DocumentsDue | null;
};

/** Why a worker may not take new jobs on that Manila day; null if they may. */
export function documentProblem(
  { documents, documentsDue }: WithDocuments,
  today: string,
): 'id_expired' | 'documents_due' | null {
  if (hasNoValidId(documents, today)) return 'id_expired';
  const isOver = documentsDue != null && documentsDue.dueOn < today;
  return isOver && lackedDocuments(documents, today).length > 0 ? 'documents_due' : null;
}

/** The checked ID expired or was revoked: no new jobs until another one is checked. */
export function hasNoValidId(documents: readonly DocumentToCheck[], today: string): boolean {
  const ids = documents.filter((document) => document.check?.kind === 'valid_id');
  const hadOne = ids.some(({ check }) => check?.outcome === 'approved' || check?.revoked === true);
  return hadOne && !ids.some((document) => documentState(document, today) === 'approved');
}
