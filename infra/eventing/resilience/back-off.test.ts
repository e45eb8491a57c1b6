import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pause, pauseBefore } from './back-off.ts';

describe('back-off', () => {
  it('doubles up to its maximum, with at least half of it fixed', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const whole = Math.min(50 * 2 ** attempt, 5000);
        const paused = pauseBefore(attempt, { firstPauseMs: 50, longestPauseMs: 5000 }, () => random);
        expect(paused).toBeGreaterThanOrEqual(whole / 2);
        expect(paused).toBeLessThanOrEqual(whole);
      }),
    );
  });

  it('ends when its reason ends', async () => {
    const stopping = new AbortController();
    const paused = pause(60_000, stopping.signal);
    stopping.abort();
    await expect(paused).resolves.toBeUndefined();
  });
});
