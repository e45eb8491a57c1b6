import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../manila-time.ts';
import { freeMinutes } from './free-minutes.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, length]) => ({ startMs: from * MINUTE_MS, endMs: (from + length) * MINUTE_MS }));

it('counts each open and free minute once', () => {
  fc.assert(
    fc.property(span, fc.array(span, { maxLength: 6 }), (open, taken) => {
      const minutes = Array.from({ length: 100 }, (_, minute) => minute * MINUTE_MS);
      const within = (ms: number, { startMs, endMs }: typeof open) => startMs <= ms && ms < endMs;
      const free = minutes.filter((ms) => within(ms, open) && !taken.some((each) => within(ms, each)));
      expect(freeMinutes([open], taken)).toBe(free.length);
    }),
  );
});
