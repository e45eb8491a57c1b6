import type { DataOf } from '#contracts/events/registry.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { hasHours } from '#contracts/worker/application.ts';
import type { Worker, WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';

type Mended = DataOf<'ApplicationResubmitted'>['mended'];

/** Whether this event puts something right, on what was before it. */
const mends: { readonly [Type in WorkerEvent['type']]?: (data: DataOf<Type>, before: Worker) => Mended | null } = {
  DocumentSubmitted: () => 'papers',
  WorkerRenamed: ({ name }, before) => (name === before.name ? null : 'name'),
  ServicesOffered: ({ services }, before) =>
    services.some(({ serviceId }) => before.services.every((known) => known.serviceId !== serviceId))
      ? 'services'
      : null,
  ProfessionalProfileChanged: ({ location }, { profile }) =>
    location !== null && (location.lat !== profile?.location?.lat || location.lng !== profile.location.lng)
      ? 'place'
      : null,
  WeeklyHoursSet: ({ weeklyHours }) => (hasHours(weeklyHours) ? 'hours' : null),
};

/** Who was turned down and puts something right by a command is queued for the admins again, in the same step. */
export function resubmit(decision: Decision<WorkerEvent>, state: WorkerState): Decision<WorkerEvent> {
  if (isRefusal(decision) || state.kind === 'none' || state.approval.status !== 'rejected') return decision;
  const { workerId, accountId } = state;
  const mended = decision.map((event) => mendedBy(event, state)).find((found) => found !== null);
  return mended === undefined
    ? decision
    : [...decision, { type: 'ApplicationResubmitted', data: { workerId, accountId, mended } }];
}

function mendedBy<Event extends WorkerEvent>({ type, data }: Event, before: Worker): Mended | null {
  // The table is keyed by the event's own type; the compiler can't follow that through the look-up.
  const mend = mends[type] as ((data: Event['data'], before: Worker) => Mended | null) | undefined;
  return mend?.(data, before) ?? null;
}
