import type { WorkerListing } from '#contracts/views/worker.ts';

/** When this worker would come: at the start asked for, or from when they are free. Instants. */
export function startWith(worker: Pick<WorkerListing, 'nextFreeAt'> | null, wanted: string | null): string | null {
  if (!worker?.nextFreeAt || !wanted) return wanted;
  return Date.parse(worker.nextFreeAt) > Date.parse(wanted) ? worker.nextFreeAt : wanted;
}
