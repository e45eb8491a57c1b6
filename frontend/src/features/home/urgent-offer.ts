import { HOUR_MS } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { etaOf, type Eta } from '../worker/eta.ts';

/** "From ₱500" (specification section 9), in centavos. */
const USUAL_PRICE = 500_00;

export type UrgentOffer = { eta: Eta; priceCentavos: number; worker: WorkerListing | null };

/** Arrival estimate and starting price of an urgent service, by the worker who is free first. */
export function urgentOffer(
  service: { basePrice: number },
  worker: WorkerListing | null,
  now: number,
  locale: string,
): UrgentOffer {
  const eta =
    worker &&
    etaOf({ ...worker, availableNow: worker.availableNow && comesSoon(worker, now) }, { now, wanted: null, locale });
  return {
    eta: eta ?? { key: 'noFreeTime', now: false },
    priceCentavos: (worker?.basePrice ?? service.basePrice) || USUAL_PRICE,
    worker,
  };
}

/** A worker who is idle now may still lack time for a whole job today. */
function comesSoon({ nextFreeAt }: WorkerListing, now: number): boolean {
  return nextFreeAt !== null && Date.parse(nextFreeAt) - now <= HOUR_MS;
}
