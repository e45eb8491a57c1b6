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
  lacksCheckedId,
  type DocumentCheck,
  type DocumentKind,
  documentState,
} from '#contracts/worker/documents.ts';
import { requiredDocuments } from '#contracts/worker/required-documents.ts';
import { checkingUntil, type DocumentReadCause, hasDocumentsToCheck } from '#contracts/worker/document-reads.ts';
import { foldWorker, type SubmittedDocument, type Worker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ApproveDocument, ReadDocument, SubmitDocuments } from './commands.ts';

/** The documents of a worker: handed in, looked at, each checked by itself, and run out. */

type Decided = Decision<WorkerEvent>;

/** All of them or none; the same document twice counts once. */
export function submitDocuments({ documents, kind }: SubmitDocuments, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const events: WorkerEvent[] = [];
  for (const { documentId, name, contentType, sizeBytes } of documents) {
    if (submittedDocument(documentId, events.reduce(foldWorker, state))) continue;
    events.push({
      type: 'DocumentSubmitted',
      data: { ...idsOf(state), documentId, kind, name, contentType, sizeBytes },
    });
  }
  return events;
}

/**
 * Somebody of the staff wants to look at a document. Each look is an event, however often they looked before, and says what
 * for: that they check the application once an hour.
 */
export function readDocument({ documentId, by, why, now }: ReadDocument, state: WorkerState): Decided {
  const document = submittedDocument(documentId, state);
  if (state.kind === 'none' || !document) return refuse('not_found');
  const { cause, reason } = why ?? saidBefore;
  if (!isReason({ cause, reason, wasSaid: why !== null }, state, checkingUntil(state, by, now)))
    return refuse('reason_needed');
  return [
    {
      type: 'DocumentRead',
      data: { ...idsOf(state), documentId, name: document.name, reason, by, cause, readAt: now },
    },
  ];
}

const saidBefore = { cause: 'application', reason: null } as const;
type Said = { cause: DocumentReadCause; reason: string | null; wasSaid: boolean };

function isReason({ cause, reason, wasSaid }: Said, worker: Worker, until: string | null): boolean {
  if (cause !== 'application') return reason !== null;
  return until !== null || (wasSaid && hasDocumentsToCheck(worker));
}

/** undefined when this worker handed in no such document. */
export function submittedDocument(documentId: string, state: WorkerState): SubmittedDocument | undefined {
  return state.kind === 'none' ? undefined : state.documents.find((document) => document.documentId === documentId);
}

/**
 * The admin says what the document is: the worker may have called it anything. Approved again with another kind or day, it
 * is corrected. Nobody says it of a document that they have not opened.
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

/** So many days before it runs out, the worker is told: a new NBI clearance takes about a week. */
export const EXPIRY_NOTICE_DAYS = 14;

/** Tells the worker of a document that runs out or has, each once, while no other of its kind replaces it. `today`: a Manila day. */
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

/** So many days before it is due, the worker is told again: a new clearance takes about a week. */
const DUE_NOTICE_DAYS = 7;

/** Asks an approved worker for required documents that they lack, and tells them of it each stage once. `today`: a Manila day. */
export function askForRequiredDocuments({ today }: { today: string }, state: WorkerState): Decided {
  if (state.kind === 'none' || state.approval.status !== 'approved') return [];
  // Of an ID that ran out or was taken back they are told as such.
  const missing = lackedDocuments(state.documents, today).filter(
    (name) => name !== 'valid_id' || !lacksCheckedId(state.documents, today),
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

/** When to look at it again: the day on which the next stage begins or a document that is required runs out. null: at no day. */
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
