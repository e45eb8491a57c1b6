import { draftInQuery, type BookingDraft } from '../draft/draft.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';

/**
 * Where a step leads that stands on no service, neither the draft's nor one in the address: to the choice of one. One
 * that does not exist is told of at the schedule. Null: the step may stay. A booking that was just made has emptied the
 * draft, so its way on comes first.
 */
export function withoutService({ serviceId }: BookingDraft, search: string, isGone = false): string | null {
  if (isGone) return `${flowPath('schedule')}${search}`;
  return (serviceId ?? draftInQuery(new URLSearchParams(search)).serviceId) ? null : flowPath('select-service');
}
