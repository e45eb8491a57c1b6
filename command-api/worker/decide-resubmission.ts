import type { DataOf } from '#contracts/events/registry.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { hasHours } from '#contracts/worker/application.ts';
import { foldWorker, type Worker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';

type Mended = DataOf<'ApplicationResubmitted'>['mended'];

/** Items of an application that a change can fix. */
const fixes: Record<Mended, (after: Worker, before: Worker) => boolean> = {
  papers: (after, before) => after.documents.length > before.documents.length,
  name: (after, before) => after.name !== before.name,
  services: (after, before) =>
    after.services.some(({ serviceId }) => before.services.every((known) => known.serviceId !== serviceId)),
  place: ({ profile: after }, { profile: before }) =>
    after?.location != null &&
    (after.location.lat !== before?.location?.lat || after.location.lng !== before.location.lng),
  hours: (after, before) => after.weeklyHours !== before.weeklyHours && hasHours(after.weeklyHours),
};

/** Adds a resubmission to a command by which a rejected applicant fixes their application. */
export function resubmit(decision: Decision<WorkerEvent>, state: WorkerState): Decision<WorkerEvent> {
  if (isRefusal(decision) || state.kind === 'none' || state.approval.status !== 'rejected') return decision;
  const { workerId, accountId } = state;
  const after = decision.reduce(foldWorker, state as WorkerState);
  const mended = (Object.keys(fixes) as Mended[]).find((item) => after.kind === 'worker' && fixes[item](after, state));
  return mended === undefined
    ? decision
    : [...decision, { type: 'ApplicationResubmitted', data: { workerId, accountId, mended } }];
}
