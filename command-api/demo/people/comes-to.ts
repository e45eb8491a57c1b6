import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { DemoClient, DemoWorker } from './people.ts';
import { workerProfile } from './worker-profile.ts';

/** Whether this client may ask that worker: nobody is asked for a job out of their reach. */
export function comesTo(worker: DemoWorker, { address }: Pick<DemoClient, 'address'>): boolean {
  const radiusKm = workerProfile(worker)?.radiusKm ?? 0;
  return isWithinReach({ location: worker.location, radiusKm }, jobPlaceOf(address), defaultSettings.defaultRadiusKm);
}
