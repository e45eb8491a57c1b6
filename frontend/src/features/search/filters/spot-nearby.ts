import { isRefusal, presentSpot } from '../../../browser/present-spot.ts';
import type { AskedPlace } from '../asked.ts';

/** Where the browser is, or why nobody knows; comes when it is asked for. */
export async function spotNearby(): Promise<AskedPlace | 'locationDenied' | 'locationFailed'> {
  try {
    const { lat, lng } = await presentSpot();
    return { name: '', city: '', province: '', pin: { lat: aboutThere(lat), lng: aboutThere(lng) } };
  } catch (error) {
    return isRefusal(error) ? 'locationDenied' : 'locationFailed';
  }
}

/** About a kilometre: the address that is shared tells nobody's door, and ways are told in whole kilometres anyway. */
function aboutThere(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
