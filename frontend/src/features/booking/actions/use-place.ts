import { useRef, useState } from 'react';

/** Location of this device, if the user shares it. `denied`: the user or the browser refused. */
export type Place =
  | { state: 'off' }
  | { state: 'asking' }
  | { state: 'found'; lat: number; lng: number }
  | { state: 'denied' }
  | { state: 'failed' };

const LOCATE_TIMEOUT_MS = 15_000;

/** The browser asks for permission only when sharing is switched on. */
export function usePlace() {
  const [place, setPlace] = useState<Place>({ state: 'off' });
  const wanted = useRef(0);

  function share(on: boolean) {
    const turn = ++wanted.current;
    if (!on) return setPlace({ state: 'off' });
    if (!('geolocation' in navigator)) return setPlace({ state: 'failed' });
    setPlace({ state: 'asking' });
    // An answer after switching off is ignored.
    const answer = (found: Place) => turn === wanted.current && setPlace(found);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ state: 'found', lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => answer({ state: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: LOCATE_TIMEOUT_MS, maximumAge: 60_000 },
    );
  }

  return { place, share };
}
