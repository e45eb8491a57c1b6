import type { bookingFlowEn } from '../booking-flow.en.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';

type Remedy = { to: string; word: keyof typeof bookingFlowEn };

const remedies: Record<string, Remedy> = {
  slot_taken: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  day_full: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  outside_hours: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  out_of_reach: { to: flowPath('select-worker'), word: 'chooseOtherWorker' },
  pin_elsewhere: { to: flowPath('address'), word: 'correctAddress' },
  too_soon: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  too_far: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  worker_unavailable: { to: flowPath('select-worker'), word: 'chooseOtherWorker' },
  service_inactive: { to: flowPath('select-service'), word: 'chooseOtherService' },
  package_gone: { to: flowPath('schedule'), word: 'chooseOtherPackage' },
  not_found: { to: flowPath('select-service'), word: 'chooseOtherService' },
};

/** The step that corrects a refusal; null if the user can only retry. */
export function refusalRemedy(code: string): Remedy | null {
  return remedies[code] ?? null;
}
