import { documentsInTheWay } from '#contracts/worker/documents.ts';
import { startingRates } from '#contracts/worker/worker-fold.ts';
import type { ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** What a worker's document comes to for whoever looks for one. */

/** Approved, active, and with no required document in the way on that Manila day. */
export function takesNewJobs(worker: WorkerDocument, day: string): boolean {
  return worker.listed && documentsInTheWay(worker, day) === null;
}

/** The worker with what can be booked of them: what was taken out of the catalogue is theirs and nobody's to choose. */
export function withBookableServices<Worker extends Pick<WorkerDocument, 'services'>>(
  worker: Worker,
  catalogue: ReadonlyMap<string, Pick<ServiceDocument, 'isActive'>>,
): Worker {
  return {
    ...worker,
    services: worker.services.filter(({ serviceId }) => catalogue.get(serviceId)?.isActive !== false),
  };
}

/** What a job of this service, or of one without a rate of its own, starts at with this worker. Centavos. */
export function startingPrice({ rates }: WorkerDocument, serviceId?: string): number {
  const { ratesCentavos, basePriceCentavos } = rates;
  return (serviceId ? ratesCentavos[serviceId] : undefined) ?? (basePriceCentavos || startingRates.basePriceCentavos);
}

/** One decimal is what people read. */
export function shownRating(worker: WorkerDocument): number {
  return Math.round(averageRating(worker) * 10) / 10;
}

export function averageRating({ ratingSum, reviewCount }: WorkerDocument): number {
  return reviewCount === 0 ? 0 : ratingSum / reviewCount;
}

/** A few reviews say less than many: as if everybody had five reviews of 4.2 to begin with. */
export function trustedRating({ ratingSum, reviewCount }: WorkerDocument): number {
  return (ratingSum + 5 * 4.2) / (reviewCount + 5);
}

const FIRST_JOBS = 3;

/** Whom few know yet, and nobody waited for in vain. */
export function isNewcomer({ completedJobs, noShows }: WorkerDocument): boolean {
  return completedJobs < FIRST_JOBS && noShows === 0;
}
