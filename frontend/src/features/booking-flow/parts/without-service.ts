import { draftInQuery, type BookingDraft } from '../draft/draft.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { subcategoryTarget } from '../steps.ts';

/**
 * Where a step leads that stands on no service, neither the draft's nor one in the address: to the choice of one. One
 * that does not exist is told of at the schedule. Null: the step may stay. A booking that was just made has emptied the
 * draft, so its way on comes first.
 */
export function withoutService({ serviceId }: BookingDraft, search: string, isGone = false): string | null {
  if (isGone) return `${flowPath('schedule')}${search}`;
  return (serviceId ?? draftInQuery(new URLSearchParams(search)).serviceId) ? null : flowPath('select-service');
}

/** The same at the schedule, which tells of a service that is gone; an id of a subcategory leads to the services in it. */
export function withoutScheduled(draft: BookingDraft, search: string, isGone: boolean): string | null {
  const subcategory = isGone ? subcategoryTarget(new URLSearchParams(search).get('serviceId')) : null;
  return subcategory ?? withoutService(draft, search);
}
