import { requiredDocuments, type RequiredDocument, requiredDocumentNames } from './required-documents.ts';

/**
 * What a document proves and for how long. Everything that depends on the day is computed from the day asked about: nothing has
 * to happen for a document to run out (docs/decisions/checked-documents.md).
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

/** Clearances always say until when they hold; the national ID doesn't, a passport or a driver's licence does. */
export const expiryOfKind: Record<DocumentKind, 'required' | 'optional' | 'none'> = {
  valid_id: 'optional',
  nbi_clearance: 'required',
  police_clearance: 'required',
  certificate: 'optional',
  resume: 'none',
  other: 'none',
};

/** Who was approved without one of them, or whose clearance runs out, may take new jobs for so many Manila days yet. */
export const DOCUMENTS_DUE_DAYS = 30;

/**
 * What an admin found when they looked at it. `expiresOn`: the last Manila day on which it holds. `revoked`: it had
 * been approved before.
 */
export type DocumentCheck =
  | { outcome: 'approved'; kind: DocumentKind; checkedAt: string; expiresOn: string | null }
  | { outcome: 'refused'; kind: string; checkedAt: string; reason: string; revoked: boolean };

/** `kind`: what the worker called it, which may be anything. */
export type DocumentToCheck = { kind: string; check: DocumentCheck | null };

export const documentStates = ['waiting', 'approved', 'refused', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** `today`: a Manila day. */
export function documentState({ check }: Pick<DocumentToCheck, 'check'>, today: string): DocumentState {
  if (!check) return 'waiting';
  if (check.outcome === 'refused') return 'refused';
  return hasExpired(check.expiresOn, today) ? 'expired' : 'approved';
}

/** What it is: as an admin found, else as the worker called it. */
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

/** These prove nothing to a client: what workers write about themselves, and what nobody has a name for. */
const provingNothing: readonly DocumentKind[] = ['resume', 'other'];

/** What the badge may say on that day: of each kind the document that holds longest. */
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

/** After every day that callers may name. */
const FOR_EVER = '9999-12-31';

function holdsUntil({ expiresOn, checkedAt }: CheckedDocument): string {
  return `${expiresOn ?? FOR_EVER} ${checkedAt}`;
}

/** Of which of the required there is none in one of these states on that day. */
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

/** What a worker was told last of required documents that they lack. `dueOn`: the last Manila day with new jobs. */
export const dueStages = ['asked', 'soon', 'over'] as const;
export type DocumentsDue = { dueOn: string; stage: (typeof dueStages)[number] };

type WithDocuments = {
  documents: readonly DocumentToCheck[];
  /** Not in documents from before 2026-11-28. */ documentsDue?: DocumentsDue | null;
};

/** Why a worker may take no new jobs on that Manila day; null where they may. */
export function documentsInTheWay(
  { documents, documentsDue }: WithDocuments,
  today: string,
): 'id_expired' | 'documents_due' | null {
  if (lacksCheckedId(documents, today)) return 'id_expired';
  const isOver = documentsDue != null && documentsDue.dueOn < today;
  return isOver && lackedDocuments(documents, today).length > 0 ? 'documents_due' : null;
}

/** Whose checked ID has run out, or was taken back, gets no new jobs until another one is checked. */
export function lacksCheckedId(documents: readonly DocumentToCheck[], today: string): boolean {
  const ids = documents.filter((document) => document.check?.kind === 'valid_id');
  const hadOne = ids.some(({ check }) => check?.outcome === 'approved' || check?.revoked === true);
  return hadOne && !ids.some((document) => documentState(document, today) === 'approved');
}
