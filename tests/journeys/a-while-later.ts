import { MINUTE_MS } from '#contracts/manila-time.ts';
import { testClock } from '../harness/test-clock.ts';

/** Signing in, or showing who one is, was a while ago, so that it proves nothing any more; the access token still lives. */
export function aWhileLater(): void {
  testClock.advance(11 * MINUTE_MS);
}
