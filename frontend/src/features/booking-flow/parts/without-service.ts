import { draftInQuery, type BookingDraft } from '../draft/draft.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { stepsDone, subcategoryTarget } from '../steps.ts';

/**
 * Redirect of a step without a service in the draft or the address: to the choice of one, or to the schedule, which
 * reports a service that does not exist. null: the step stays. A completed booking has emptied the draft, so its own
 * redirect comes first.
 */
export function withoutService({ serviceId }: BookingDraft, search: string, isGone = false): string | null {
  if (isGone) return `${flowPath('schedule')}${search}`;
  return (serviceId ?? draftInQuery(new URLSearchParams(search)).serviceId) ? null : flowPath('select-service');
}

/** Query of the address. `isTaken`: it has been applied to the draft. */
export type FlowAddress = { search: string; isTaken: boolean };

/**
 * Redirect after the address was applied. From then on the address counts only for a missing service or worker: it
 * must not restart a draft that was finished in another tab.
 */
export function stepRedirect(
  rule: typeof withoutService | typeof withoutScheduled,
  draft: BookingDraft,
  { search, isTaken }: FlowAddress,
  isGone: boolean,
): string | null {
  return isTaken ? rule(draft, isGone ? search : '', isGone) : null;
}

/**
 * As `withoutService` for the schedule, which itself reports a missing service. A subcategory id redirects to its
 * services.
 */
export function withoutScheduled(draft: BookingDraft, search: string, isGone: boolean): string | null {
  const subcategory = isGone ? subcategoryTarget(new URLSearchParams(search).get('serviceId')) : null;
  return subcategory ?? withoutService(draft, search);
}

/** The workers list needs a start, so a step without one redirects to the schedule with the address's values. */
export function withoutStart(draft: BookingDraft, { search, isTaken }: FlowAddress, isGone: boolean): string | null {
  if (!isTaken || (!isGone && stepsDone(draft).schedule)) return null;
  return `${flowPath('schedule')}${isGone || draft.serviceId ? search : ''}`;
}
