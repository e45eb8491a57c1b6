import { HOUR_MS } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { etaOf, type Eta } from '../worker/eta.ts';

/** "From ₱500" (specification section 9), in centavos. */
const USUAL_PRICE = 500_00;

export type UrgentOffer = { eta: Eta; priceCentavos: number; worker: WorkerListing | null };

/** How soon an urgent service can come, and from which price: by the worker who is free for it first. */
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

/** Whoever has nothing on this minute may have no time for a whole job today. */
function comesSoon({ nextFreeAt }: WorkerListing, now: number): boolean {
  return nextFreeAt !== null && Date.parse(nextFreeAt) - now <= HOUR_MS;
}
