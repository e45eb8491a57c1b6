import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import type { Reading } from './reading.ts';

/** Which service of somebody's: undefined where they offer none. */
export type ServiceOf = (worker: Pick<WorkerDocument, 'services'>) => string | undefined;

/**
 * The service that a search shows somebody with: what it is for, else of theirs the one that its words speak of most, else
 * their first. Prices that are shown, sorted by and filtered by are those of that service.
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

/** The service that the words speak of most, of whoever's; undefined where they speak of none. */
export function meantService(reading: Reading | null): string | undefined {
  const fits = [...fitOfServices(reading)];
  // Of two that fit as well always the same one.
  return fits.toSorted(([one, fit], [other, more]) => more - fit || (one < other ? -1 : 1))[0]?.[0];
}

function fitOfServices(reading: Reading | null): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const { services } of reading?.words ?? [])
    for (const [serviceId, fit] of services) fits.set(serviceId, (fits.get(serviceId) ?? 0) + fit);
  return fits;
}
