import { manilaDayAndTime } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { startWith } from '../time/start-with.ts';

/**
 * What choosing somebody, or nobody in particular, changes about a draft. `openPrice`: what an open booking starts at,
 * in centavos. `start`: the one asked for, as an instant.
 */
export function workerChange(
  worker: WorkerListing | null,
  start: string | null,
  openPrice: number | undefined,
): Partial<BookingDraft> {
  const coming = startWith(worker, start);
  return { ...choiceOf(worker, openPrice), ...(coming === null || coming === start ? {} : manilaDayAndTime(coming)) };
}

function choiceOf(worker: WorkerListing | null, openPrice: number | undefined): Partial<BookingDraft> {
  if (!worker) return { anyWorker: true, workerId: undefined, workerName: undefined, priceCentavos: openPrice };
  return { anyWorker: undefined, workerId: worker.id, workerName: worker.name, priceCentavos: worker.basePrice };
}
