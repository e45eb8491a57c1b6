import * as z from 'zod/mini';
import { Address } from '#contracts/fields.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { FLOW } from '../../domain/booking/flow-path.ts';
import type { BookingDraft } from './draft/draft.ts';
import { queryOfDraft } from './draft/query-of-draft.ts';
import { isAhead } from './time/start-problem.ts';
import { serverNow } from '../../browser/server-time.ts';

/** Steps of the booking flow in order, and when each is complete. */
export const flowSteps = [
  { name: 'address', path: FLOW, isDone: ({ address }: BookingDraft) => z.safeParse(Address, address).success },
  {
    name: 'schedule',
    path: `${FLOW}/schedule`,
    isDone: (draft: BookingDraft, now: number) => Boolean(draft.serviceId) && isAhead(draft, now),
  },
  {
    name: 'select-worker',
    path: `${FLOW}/select-worker`,
    isDone: ({ workerId, anyWorker }: BookingDraft) => Boolean(workerId) || anyWorker === true,
  },
  { name: 'form', path: `${FLOW}/form`, isDone: ({ formDone }: BookingDraft) => formDone === true },
  {
    name: 'payment',
    path: `${FLOW}/payment`,
    isDone: ({ paymentMethod }: BookingDraft) => paymentMethod !== undefined,
  },
  {
    name: 'collect-payment-details',
    path: `${FLOW}/collect-payment-details`,
    isDone: ({ paymentMethod, paymentDetails }: BookingDraft) =>
      paymentMethod !== undefined && (!needsDetails(paymentMethod) || Boolean(paymentDetails?.account)),
  },
] as const;

export type FlowStep = (typeof flowSteps)[number]['name'];

/** Wallets and banks need account details. Card details are entered at the provider, and cash needs none. */
export function needsDetails(method: PaymentMethod): boolean {
  return method === 'gcash' || method === 'maya' || method === 'bank_transfer';
}

export function stepsDone(draft: BookingDraft, now: number = serverNow()): Record<FlowStep, boolean> {
  return Object.fromEntries(flowSteps.map(({ name, isDone }) => [name, isDone(draft, now)])) as Record<
    FlowStep,
    boolean
  >;
}

/** The first incomplete step; null if all are complete. */
export function firstOpenStep(draft: BookingDraft, now: number = serverNow()): { name: FlowStep; path: string } | null {
  return flowSteps.find(({ isDone }) => !isDone(draft, now)) ?? null;
}

/**
 * Target of Resume (specification section 2): the payment step if worker, date and time are known, the schedule if
 * only the service is, else the address; known values go into the query. A past start counts as missing.
 */
export function resumeTarget(draft: BookingDraft, now: number = serverNow()): string {
  const query = queryOfDraft(draft);
  return `${resumePath(draft, now)}${query.size > 0 ? `?${query}` : ''}`;
}

function resumePath(draft: BookingDraft, now: number): string {
  if (draft.workerId && isAhead(draft, now)) return `${FLOW}/payment`;
  return draft.serviceId ? `${FLOW}/schedule` : FLOW;
}

/** Path of a `subcat:` id: the choice among the subcategory's services. */
export function subcategoryTarget(serviceId: string | null | undefined): string | null {
  const sub = /^subcat:(.+)$/.exec(serviceId ?? '')?.[1];
  return sub === undefined ? null : `${FLOW}/select-service?${new URLSearchParams({ sub })}`;
}

/** Target of /client/create-booking: the schedule with the service in its query, else the choice of a service. */
export function createBookingTarget(search: string): string {
  const serviceId = new URLSearchParams(search).get('serviceId');
  const subcategory = subcategoryTarget(serviceId);
  if (subcategory) return subcategory;
  return serviceId ? `${FLOW}/schedule?${new URLSearchParams({ serviceId })}` : `${FLOW}/select-service`;
}
