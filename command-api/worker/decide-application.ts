import { isDeepStrictEqual } from 'node:util';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { DAY_MS, manilaDay } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import { missingFrom, missingFromWorker, type MissingItem } from '#contracts/worker/application.ts';
import { startingRates, type Worker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';

/** How a person becomes a worker: they apply, and an admin approves or rejects them (their documents: decide-documents.ts). */

type Decided = Decision<WorkerEvent>;
type Applicant = Pick<Worker, 'workerId' | 'accountId' | 'name' | 'avatar'>;

/** A new worker starts with the usual hours and price, as events of their own, so that no reader has to know the defaults. */
export function applyAsWorker({ workerId, accountId, name, avatar }: Applicant, state: WorkerState): Decided {
  if (state.kind === 'worker') return state.accountId === accountId ? [] : refuse('already_exists');
  return [
    { type: 'WorkerApplied', data: { workerId, accountId, name, avatar } },
    { type: 'WeeklyHoursSet', data: { workerId, accountId, weeklyHours: usualHours() } },
    { type: 'RatesChanged', data: { workerId, accountId, ...startingRates } },
  ];
}

/** The account's name or face changed; the worker's follows. */
export function renameWorker({ name, avatar }: Pick<Applicant, 'name' | 'avatar'>, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.name === name && state.avatar === avatar) return [];
  return [{ type: 'WorkerRenamed', data: { workerId: state.workerId, accountId: state.accountId, name, avatar } }];
}

/** What of the application is still missing. `today`: a Manila day. */
export function missingItemsOf(
  { name, services, profile, weeklyHours, documents }: Worker,
  today: string,
): MissingItem[] {
  return missingFrom({ name, services, place: profile?.location ?? null, weeklyHours, documents }, today);
}

/**
 * Nobody is shown to clients before their application is complete and each document was checked (docs/decisions/checked-documents.md).
 * An admin may also approve someone whom they rejected before. `now`: an instant.
 */
export function approveWorker({ now }: { now: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.approval.status === 'approved') return [];
  const missing = missingItemsOf(state, manilaDay(now));
  if (missing.length > 0) return refuse('application_incomplete', undefined, { missing });
  return [{ type: 'WorkerApproved', data: { workerId: state.workerId, accountId: state.accountId } }];
}

/** Asks the worker for what only they can add. The same again within a day asks nobody twice. `now`: an instant. */
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

/** Turns an application down, or takes an approval back. */
export function rejectWorker({ reason }: { reason: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (state.approval.status === 'rejected' && state.approval.reason === reason) return [];
  return [{ type: 'WorkerRejected', data: { workerId: state.workerId, accountId: state.accountId, reason } }];
}

/** Who plays another role by now is taken off the list of workers. */
export function leaveWork(state: WorkerState): Decided {
  return state.kind === 'none' ? [] : rejectWorker({ reason: ownReasonsEn.noLongerWorker }, state);
}
