import { draftInQuery, type BookingDraft } from '../draft/draft.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { stepsDone, subcategoryTarget } from '../steps.ts';

/**
 * Where a step leads that stands on no service, neither the draft's nor one in the address: to the choice of one. One
 * that does not exist is told of at the schedule. Null: the step may stay. A booking that was just made has emptied the
 * draft, so its way on comes first.
 */
export function withoutService({ serviceId }: BookingDraft, search: string, isGone = false): string | null {
  if (isGone) return `${flowPath('schedule')}${search}`;
  return (serviceId ?? draftInQuery(new URLSearchParams(search)).serviceId) ? null : flowPath('select-service');
}

/** What the address bar says. `isTaken`: the draft knows it, as far as it is so. */
export type FlowAddress = { search: string; isTaken: boolean };

/**
 * Where a step leads once its address was taken in. From then on that only tells of a service or a worker who is gone:
 * a draft that was finished in another tab isn't begun anew by what the address still says.
 */
export function stepRedirect(
  rule: typeof withoutService | typeof withoutScheduled,
  draft: BookingDraft,
  { search, isTaken }: FlowAddress,
  isGone: boolean,
): string | null {
  return isTaken ? rule(draft, isGone ? search : '', isGone) : null;
}

/** The same at the schedule, which tells of a service that is gone; an id of a subcategory leads to the services in it. */
export function withoutScheduled(draft: BookingDraft, search: string, isGone: boolean): string | null {
  const subcategory = isGone ? subcategoryTarget(new URLSearchParams(search).get('serviceId')) : null;
  return subcategory ?? withoutService(draft, search);
}

/** Workers are listed for a start: before there is one, it is asked for, and the address goes along. */
export function withoutStart(draft: BookingDraft, { search, isTaken }: FlowAddress, isGone: boolean): string | null {
  if (!isTaken || (!isGone && stepsDone(draft).schedule)) return null;
  return `${flowPath('schedule')}${isGone || draft.serviceId ? search : ''}`;
}
