import type { WorkerEvent } from '#contracts/events/worker.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import {
  DOCUMENTS_DUE_DAYS,
  type DocumentsDue,
  dueStages,
  expiryOfKind,
  hasExpired,
  kindOfDocument,
  lackedDocuments,
  hasNoValidId,
  type DocumentCheck,
  type DocumentKind,
  documentState,
} from '#contracts/worker/documents.ts';
import { requiredDocuments } from '#contracts/worker/required-documents.ts';
import { checkingUntil, type DocumentReadCause, hasDocumentsToCheck } from '#contracts/worker/document-reads.ts';
import { foldWorker, type SubmittedDocument, type Worker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ApproveDocument, ReadDocument, SubmitDocuments } from './commands.ts';

/** Documents of a worker: submission, reading by staff, checks and expiry. */

type Decided = Decision<WorkerEvent>;

/** Submits all documents or none; a document that is already submitted is skipped. */
export function submitDocuments({ documents, kind }: SubmitDocuments, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const events: WorkerEvent[] = [];
  for (const { documentId, name, contentType, sizeBytes } of documents) {
    if (state.withdrawn?.includes(documentId) || submittedDocument(documentId, events.reduce(foldWorker, state)))
      continue;
    events.push({
      type: 'DocumentSubmitted',
      data: { ...idsOf(state), documentId, kind, name, contentType, sizeBytes },
    });
  }
  return events;
}

/** Documents that staff decided on stay, as evidence of the decision. */
export function withdrawDocument({ documentId }: { documentId: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.withdrawn?.includes(documentId)) return [];
  const document = submittedDocument(documentId, state);
  if (!document) return refuse('not_found');
  if (document.check) return refuse('paper_checked');
  const { name, kind } = document;
  return [{ type: 'DocumentWithdrawn', data: { ...idsOf(state), documentId, name, kind } }];
}

/**
 * Records that an admin reads a document. Every read is an event with its reason; the reason "application check" is asked for
 * once an hour.
 */
export function readDocument({ documentId, by, why, now }: ReadDocument, state: WorkerState): Decided {
  const document = submittedDocument(documentId, state);
  if (state.kind === 'none' || !document) return refuse('not_found');
  const { cause, reason } = why ?? repeatedReason;
  if (!isReason({ cause, reason, wasSaid: why !== null }, state, checkingUntil(state, by, now)))
    return refuse('reason_needed');
  return [
    {
      type: 'DocumentRead',
      data: { ...idsOf(state), documentId, name: document.name, reason, by, cause, readAt: now },
    },
  ];
}

const repeatedReason = { cause: 'application', reason: null } as const;
type ReadReason = { cause: DocumentReadCause; reason: string | null; wasSaid: boolean };

function isReason({ cause, reason, wasSaid }: ReadReason, worker: Worker, until: string | null): boolean {
  if (cause !== 'application') return reason !== null;
  return until !== null || (wasSaid && hasDocumentsToCheck(worker));
}

/** undefined when this worker submitted no such document. */
export function submittedDocument(documentId: string, state: WorkerState): SubmittedDocument | undefined {
  return state.kind === 'none' ? undefined : state.documents.find((document) => document.documentId === documentId);
}

/**
 * The admin sets the kind, whatever the worker called the document. Approving again with another kind or day corrects it.
 * The admin must have opened the document before.
 */
export function approveDocument(
  { documentId, by, kind, expiresOn, now }: ApproveDocument,
  state: WorkerState,
): Decided {
  const document = submittedDocument(documentId, state);
  if (state.kind === 'none' || !document) return refuse('not_found');
  const { name, check, readBy } = document;
  if (check?.outcome === 'approved' && check.kind === kind && check.expiresOn === expiresOn) return [];
  if (!readBy.includes(by)) return refuse('paper_unread');
  const fault = wrongExpiry(kind, expiresOn, manilaDay(now));
  if (fault) return refuse('invalid', fault, { field: 'expiresOn' });
  return [{ type: 'DocumentApproved', data: { ...idsOf(state), documentId, name, kind, expiresOn, checkedAt: now } }];
}

function wrongExpiry(kind: DocumentKind, expiresOn: string | null, today: string): string | null {
  if (expiresOn === null)
    return expiryOfKind[kind] === 'required' ? 'Enter the day on which this document expires.' : null;
  if (expiryOfKind[kind] === 'none') return 'This kind of document doesn’t expire.';
  return hasExpired(expiresOn, today)
    ? 'This document has expired: reject it, and the worker can hand in a newer one.'
    : null;
}

export function refuseDocument(
  { documentId, reason, now }: { documentId: string; reason: string; now: string },
  state: WorkerState,
): Decided {
  const document = submittedDocument(documentId, state);
  if (state.kind === 'none' || !document) return refuse('not_found');
  const { name, check } = document;
  if (check?.outcome === 'refused' && check.reason === reason) return [];
  return [
    {
      type: 'DocumentRefused',
      data: { ...idsOf(state), documentId, name, kind: kindOfDocument(document), reason, checkedAt: now },
    },
  ];
}

/** Days before expiry at which the worker is notified: a new NBI clearance takes about a week. */
export const EXPIRY_NOTICE_DAYS = 14;

/** Notifies the worker once before and once after expiry, unless another document of the kind replaces it. `today`: a Manila day. */
export function notifyOfExpiry(
  { documentId, today }: { documentId: string; today: string },
  state: WorkerState,
): Decided {
  const document = submittedDocument(documentId, state);
  if (state.kind === 'none' || document?.check?.outcome !== 'approved') return [];
  const {
    name,
    told,
    check: { kind, expiresOn },
  } = document;
  if (expiresOn === null || isReplaced(state, document.check, today)) return [];
  const data = { ...idsOf(state), documentId, name, kind, expiresOn };
  if (hasExpired(expiresOn, today)) return told === 'expired' ? [] : [{ type: 'DocumentExpired', data }];
  const isNear = addDays(today, EXPIRY_NOTICE_DAYS) >= expiresOn;
  return isNear && told === null ? [{ type: 'DocumentExpiring', data }] : [];
}

/** Days before the due day at which the worker is reminded: a new clearance takes about a week. */
const DUE_NOTICE_DAYS = 7;

/** Notifies an approved worker once per stage of missing required documents. `today`: a Manila day. */
export function askForRequiredDocuments({ today }: { today: string }, state: WorkerState): Decided {
  if (state.kind === 'none' || state.approval.status !== 'approved') return [];
  // A missing checked ID blocks new jobs at once and has its own notices.
  const missing = lackedDocuments(state.documents, today).filter(
    (name) => name !== 'valid_id' || !hasNoValidId(state.documents, today),
  );
  if (missing.length === 0) return [];
  const before = state.documentsDue ?? null;
  const dueOn = before?.dueOn ?? addDays(today, DOCUMENTS_DUE_DAYS);
  const stage = stageOn(today, dueOn);
  if (before && dueStages.indexOf(stage) <= dueStages.indexOf(before.stage)) return [];
  return [{ type: 'RequiredDocumentsDue', data: { ...idsOf(state), missing, dueOn, stage } }];
}

function stageOn(today: string, dueOn: string): DocumentsDue['stage'] {
  if (today > dueOn) return 'over';
  return today >= addDays(dueOn, -DUE_NOTICE_DAYS) ? 'soon' : 'asked';
}

/** Next day to check again: when the next stage begins or a required document expires. null: never. */
export function nextDocumentsDay(state: WorkerState, today: string): string | null {
  if (state.kind === 'none' || state.approval.status !== 'approved') return null;
  const kinds: readonly string[] = Object.values(requiredDocuments).flat();
  const due =
    state.documentsDue && lackedDocuments(state.documents, today).length > 0 ? state.documentsDue.dueOn : null;
  const days = [
    ...(due === null ? [] : [addDays(due, -DUE_NOTICE_DAYS), addDays(due, 1)]),
    ...state.documents.flatMap(({ check }) =>
      check?.outcome === 'approved' && check.expiresOn !== null && kinds.includes(check.kind)
        ? [addDays(check.expiresOn, 1)]
        : [],
    ),
  ];
  return days.filter((day) => day > today).toSorted()[0] ?? null;
}

type Approved = Extract<DocumentCheck, { outcome: 'approved' }>;

function isReplaced({ documents }: Worker, { kind, expiresOn }: Approved, today: string): boolean {
  return documents.some((other) => {
    const { check } = other;
    if (check?.outcome !== 'approved' || check.kind !== kind || documentState(other, today) !== 'approved')
      return false;
    return check.expiresOn === null || (expiresOn !== null && check.expiresOn > expiresOn);
  });
}

function idsOf({ workerId, accountId }: Worker) {
  return { workerId, accountId };
}
