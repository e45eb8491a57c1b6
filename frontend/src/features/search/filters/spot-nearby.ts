import { isRefusal, currentLocation } from '../../../browser/current-location.ts';
import type { SearchPlace } from '../worker-search.ts';

/** Location of the browser, or the reason for a failure. The module loads on request. */
export async function spotNearby(): Promise<SearchPlace | 'locationDenied' | 'locationFailed'> {
  try {
    const { lat, lng } = await currentLocation();
    return { name: '', city: '', province: '', pin: { lat: roundCoordinate(lat), lng: roundCoordinate(lng) } };
  } catch (error) {
    return isRefusal(error) ? 'locationDenied' : 'locationFailed';
  }
}

/**
 * Rounded to about a kilometre: a shared address must not reveal a home, and distances are shown in whole kilometres.
 */
function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
