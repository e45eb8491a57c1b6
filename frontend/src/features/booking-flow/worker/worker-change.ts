import { manilaDayAndTime } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { startWith } from '../time/start-with.ts';

/**
 * Changes to a draft after choosing a worker or, with null, an open booking. `openPrice`: starting price of an open
 * booking in centavos. `start`: requested start, an instant.
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
