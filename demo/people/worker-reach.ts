import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { DemoClient, DemoWorker } from './people.ts';
import { workerProfile } from './worker-profile.ts';

/** Whether the client's address is within the worker's reach. */
export function isWithinReachOf(worker: DemoWorker, { address }: Pick<DemoClient, 'address'>): boolean {
  const radiusKm = workerProfile(worker)?.radiusKm ?? 0;
  return isWithinReach({ location: worker.location, radiusKm }, jobPlaceOf(address), defaultSettings.defaultRadiusKm);
}
