import { isDeepStrictEqual } from 'node:util';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { DAY_MS, manilaDay } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import { missingFrom, missingFromWorker, type MissingItem } from '#contracts/worker/application.ts';
import { startingRates, type Worker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';

/** Applications of workers and their approval by an admin. Documents: decide-documents.ts. */

type Decided = Decision<WorkerEvent>;
type Applicant = Pick<Worker, 'workerId' | 'accountId' | 'name' | 'avatar'>;

/** Stores the default hours and price as separate events, so that no consumer needs to know the defaults. */
export function applyAsWorker({ workerId, accountId, name, avatar }: Applicant, state: WorkerState): Decided {
  if (state.kind === 'worker') return state.accountId === accountId ? [] : refuse('already_exists');
  return [
    { type: 'WorkerApplied', data: { workerId, accountId, name, avatar } },
    { type: 'WeeklyHoursSet', data: { workerId, accountId, weeklyHours: usualHours() } },
    { type: 'RatesChanged', data: { workerId, accountId, ...startingRates } },
  ];
}

/** Copies a changed name or avatar from the account. */
export function renameWorker({ name, avatar }: Pick<Applicant, 'name' | 'avatar'>, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.name === name && state.avatar === avatar) return [];
  return [{ type: 'WorkerRenamed', data: { workerId: state.workerId, accountId: state.accountId, name, avatar } }];
}

/** Missing items of the application. `today`: a Manila day. */
export function missingItemsOf(
  { name, services, profile, weeklyHours, documents }: Worker,
  today: string,
): MissingItem[] {
  return missingFrom({ name, services, place: profile?.location ?? null, weeklyHours, documents }, today);
}

/**
 * Clients see a worker only after the application is complete and each document was checked (docs/decisions/checked-documents.md).
 * An admin may also approve a worker whom they rejected before. `now`: an instant.
 */
export function approveWorker({ now }: { now: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.approval.status === 'approved') return [];
  const missing = missingItemsOf(state, manilaDay(now));
  if (missing.length > 0) return refuse('application_incomplete', undefined, { missing });
  return [{ type: 'WorkerApproved', data: { workerId: state.workerId, accountId: state.accountId } }];
}

/** Asks the worker for items that only they can add. Repeating it within a day has no effect. `now`: an instant. */
export function requestMissingItems({ now }: { now: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const missing = missingFromWorker(missingItemsOf(state, manilaDay(now)));
  if (state.approval.status === 'approved' || missing.length === 0)
    return refuse('not_allowed_now', 'There is nothing to ask this worker for.');
  if (
    state.asked &&
    Date.parse(now) - Date.parse(state.asked.at) < DAY_MS &&
    isDeepStrictEqual(state.asked.missing, missing)
  )
    return [];
  return [
    {
      type: 'MissingItemsRequested',
      data: { workerId: state.workerId, accountId: state.accountId, missing, askedAt: now },
    },
  ];
}

/** Rejects an application or revokes an approval. */
export function rejectWorker({ reason }: { reason: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.approval.status === 'rejected' && state.approval.reason === reason) return [];
  return [{ type: 'WorkerRejected', data: { workerId: state.workerId, accountId: state.accountId, reason } }];
}

/** Revokes the approval of a worker whose account now has another role. */
export function leaveWork(state: WorkerState): Decided {
  return state.kind === 'none' ? [] : rejectWorker({ reason: ownReasonsEn.noLongerWorker }, state);
}
