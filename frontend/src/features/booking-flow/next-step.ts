import type { BookingDraft } from './draft/draft.ts';
import { flowPath } from '../../domain/booking/flow-path.ts';
import { type FlowStep, flowSteps, stepsDone } from './steps.ts';
import { FLOW } from '../../domain/booking/flow-path.ts';
import { serverNow } from '../../browser/server-time.ts';

const address = { name: 'address', word: 'stepAddress' } as const;
const payment = { name: 'payment', word: 'stepPayment' } as const;
const between = [
  { name: 'schedule', word: 'stepSchedule' },
  { name: 'select-worker', word: 'stepWorker' },
  { name: 'form', word: 'stepDetails' },
] as const;
type Part = typeof address | typeof payment | (typeof between)[number];
/** `late-address`: asked for after the details. */
export type ProgressStep = Part['name'] | 'late-address';

/** The five parts of the progress bar in order. A skipped address comes late. */
export function progressSteps(step: ProgressStep | null, done: Pick<Record<FlowStep, boolean>, 'address'>): Part[] {
  const isJumpedOver = step === 'late-address' || (step !== null && step !== 'address' && !done.address);
  return isJumpedOver ? [...between, address, payment] : [address, ...between, payment];
}

const beforePayment = ['address', 'schedule', 'select-worker', 'form'] as const;
type RemainingStep = (typeof beforePayment)[number] | 'select-service';

/**
 * Path of the next incomplete step, so that a correction does not repeat completed steps. A skipped address is asked
 * for before the payment.
 */
export function nextPath(left: RemainingStep, draft: BookingDraft, now: number = serverNow()): string {
  const done = stepsDone(draft, now);
  if (!draft.serviceId) return flowPath('select-service');
  const from = left === 'select-service' ? 0 : beforePayment.indexOf(left) + 1;
  const open = beforePayment.slice(from).find((step) => !done[step]);
  if (open) return pathOf(open);
  return done.address ? flowPath('payment') : flowPath('address');
}

function pathOf(step: (typeof beforePayment)[number]): string {
  return flowSteps.find(({ name }) => name === step)?.path ?? FLOW;
}
