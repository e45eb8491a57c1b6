import type { WorkerListing } from '#contracts/views/worker.ts';
import { etaOf, type Eta } from '../worker/eta.ts';

/** "From ₱500" (specification section 9), in centavos. */
const USUAL_PRICE = 500_00;

export type UrgentOffer = { eta: Eta; priceCentavos: number; worker: WorkerListing | null };

/**
 * How soon an urgent service can come, and from which price: by the best of its workers who is free now, else by the
 * one who is free first.
 */
export function urgentOffer(
  service: { basePrice: number },
  workers: readonly WorkerListing[],
  now: number,
  locale: string,
): UrgentOffer {
  const soonest = workers.find((worker) => worker.availableNow) ?? workers.toSorted(byNextFree)[0] ?? null;
  return {
    eta: soonest ? etaOf(soonest, { now, wanted: null, locale }) : { key: 'noFreeTime', now: false },
    priceCentavos: (soonest?.basePrice ?? service.basePrice) || USUAL_PRICE,
    worker: soonest,
  };
}

function byNextFree(one: WorkerListing, other: WorkerListing): number {
  return (one.nextFreeAt ?? '9999').localeCompare(other.nextFreeAt ?? '9999');
}
