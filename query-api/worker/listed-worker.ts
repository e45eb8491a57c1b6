import { documentProblem } from '#contracts/worker/documents.ts';
import { startingRates } from '#contracts/worker/worker-fold.ts';
import type { ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** Facts about a worker for searches. */

/** Approved, active, and without a document that blocks new jobs on that Manila day. */
export function takesNewJobs(worker: WorkerDocument, day: string): boolean {
  return worker.listed && documentProblem(worker, day) === null;
}

/**
 * The worker with bookable services only: services outside the catalogue stay on their profile but cannot be chosen.
 */
export function withBookableServices<Worker extends Pick<WorkerDocument, 'services'>>(
  worker: Worker,
  catalogue: ReadonlyMap<string, Pick<ServiceDocument, 'isActive'>>,
): Worker {
  return {
    ...worker,
    services: worker.services.filter(({ serviceId }) => catalogue.get(serviceId)?.isActive !== false),
  };
}

/** The worker's starting price for this service, or for one without its own rate. Centavos. */
export function startingPrice({ rates }: WorkerDocument, serviceId?: string): number {
  const { ratesCentavos, basePriceCentavos } = rates;
  return (serviceId ? ratesCentavos[serviceId] : undefined) ?? (basePriceCentavos || startingRates.basePriceCentavos);
}

/** Rounded to one decimal for display. */
export function shownRating(worker: WorkerDocument): number {
  return Math.round(averageRating(worker) * 10) / 10;
}

export function averageRating({ ratingSum, reviewCount }: WorkerDocument): number {
  return reviewCount === 0 ? 0 : ratingSum / reviewCount;
}

/** Bayesian average: every worker starts with five reviews of 4.2, so that few reviews weigh less. */
export function trustedRating({ ratingSum, reviewCount }: WorkerDocument): number {
  return (ratingSum + 5 * 4.2) / (reviewCount + 5);
}

const FIRST_JOBS = 3;

/** Few completed jobs, and no no-shows. */
export function isNewcomer({ completedJobs, noShows }: WorkerDocument): boolean {
  return completedJobs < FIRST_JOBS && noShows === 0;
}
