import { MINUTE_MS } from '#contracts/manila-time.ts';
import { testClock } from '../harness/test-clock.ts';

/** Makes the last sign-in or re-authentication too old for protected changes; the access token is still valid. */
export function expireRecentSignIn(): void {
  testClock.advance(11 * MINUTE_MS);
}
