import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../handling/decider.ts';
import { startingRates, type WorkerDocument, type WorkerState } from './decider.ts';

/** How a person becomes a worker: they apply, hand in papers, and an admin approves or rejects them. */

type Decided = Decision<WorkerEvent>;

export type ApplyAsWorker = { workerId: string; accountId: string; name: string; avatar: string | null };

/** A new worker starts with the usual hours and price, as events of their own, so that no reader has to know the defaults. */
export function applyAsWorker(command: ApplyAsWorker, state: WorkerState): Decided {
  const { workerId, accountId, name, avatar } = command;
  if (state.kind === 'worker') return state.accountId === accountId ? [] : refuse('already_exists');
  return [
    { type: 'WorkerApplied', data: { workerId, accountId, name, avatar } },
    { type: 'WeeklyHoursSet', data: { workerId, accountId, weeklyHours: usualHours() } },
    { type: 'RatesChanged', data: { workerId, accountId, ...startingRates } },
  ];
}

export type RenameWorker = { name: string; avatar: string | null };

/** The account's name or face changed; the worker's follows. */
export function renameWorker({ name, avatar }: RenameWorker, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.name === name && state.avatar === avatar) return [];
  return [{ type: 'WorkerRenamed', data: { workerId: state.workerId, accountId: state.accountId, name, avatar } }];
}

export type SubmitDocument = WorkerDocument;

export function submitDocument({ documentId, kind, name, contentType, sizeBytes }: SubmitDocument, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.documents.some((document) => document.documentId === documentId)) return [];
  return [{ type: 'DocumentSubmitted', data: { workerId: state.workerId, accountId: state.accountId, documentId, kind, name, contentType, sizeBytes } }];
}

export type ReadDocument = { documentId: string; reason: string | null };

/** Somebody of the staff wants to look at a paper. Each look is an event, however often they looked before. */
export function readDocument({ documentId, reason }: ReadDocument, state: WorkerState): Decided {
  const document = submittedDocument(documentId, state);
  if (state.kind === 'none' || !document) return refuse('not_found');
  return [{ type: 'DocumentRead', data: { workerId: state.workerId, accountId: state.accountId, documentId, name: document.name, reason } }];
}

/** undefined when this worker handed in no such paper. */
export function submittedDocument(documentId: string, state: WorkerState): WorkerDocument | undefined {
  return state.kind === 'none' ? undefined : state.documents.find((document) => document.documentId === documentId);
}

/** An admin may also approve someone whom they rejected before. */
export function approveWorker(state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.approval.status === 'approved') return [];
  return [{ type: 'WorkerApproved', data: { workerId: state.workerId, accountId: state.accountId } }];
}

/** Turns an application down, or takes an approval back. */
export function rejectWorker({ reason }: { reason: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.approval.status === 'rejected' && state.approval.reason === reason) return [];
  return [{ type: 'WorkerRejected', data: { workerId: state.workerId, accountId: state.accountId, reason } }];
}
