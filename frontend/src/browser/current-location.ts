export type Spot = { lat: number; lng: number };

const LOCATING_MS = 10_000;

/** Location of the browser, if the user permits it. */
export function currentLocation(): Promise<Spot> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: LOCATING_MS, maximumAge: 60_000 },
    );
  });
}

/** GeolocationPositionError.PERMISSION_DENIED */
export function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
}
