import type { WorkerListing } from '#contracts/views/worker.ts';

/** Start with this worker: the requested one, or the worker's next free start. Instants. */
export function startWith(worker: Pick<WorkerListing, 'nextFreeAt'> | null, wanted: string | null): string | null {
  if (!worker?.nextFreeAt || !wanted) return wanted;
  return Date.parse(worker.nextFreeAt) > Date.parse(wanted) ? worker.nextFreeAt : wanted;
}
