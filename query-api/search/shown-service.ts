import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import type { Reading } from './reading.ts';

/** A worker's service to show: undefined without any. */
export type ServiceOf = (worker: Pick<WorkerDocument, 'services'>) => string | undefined;

/**
 * The service that a search shows for a worker: the requested one, else the worker's one that the words mean most, else
 * their first. Shown prices, sorting and filters use it.
 */
export function shownServices(serviceId: string | undefined, reading: Reading | null): ServiceOf {
  if (serviceId !== undefined) return () => serviceId;
  const fits = fitOfServices(reading);
  return ({ services }) => {
    let [shown, most] = [services[0]?.serviceId, 0];
    for (const service of services) {
      const fit = fits.get(service.serviceId) ?? 0;
      if (fit > most) [shown, most] = [service.serviceId, fit];
    }
    return shown;
  };
}

/** The service that the words mean most, of all workers; undefined for none. */
export function intendedService(reading: Reading | null): string | undefined {
  const fits = [...fitOfServices(reading)];
  // Ties are resolved consistently.
  return fits.toSorted(([one, fit], [other, more]) => more - fit || (one < other ? -1 : 1))[0]?.[0];
}

function fitOfServices(reading: Reading | null): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const { services } of reading?.words ?? [])
    for (const [serviceId, fit] of services) fits.set(serviceId, (fits.get(serviceId) ?? 0) + fit);
  return fits;
}
