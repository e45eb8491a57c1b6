import { expect, it } from 'vitest';
import { createSharedPace } from './shared-pace.ts';

const pace = { bytesPerSecond: 1000, burstBytes: 500 };

function withClock() {
  let time = 0;
  const wait = createSharedPace(pace, () => time);
  return { wait, pass: (ms: number) => void (time += ms) };
}

it('allows a burst, and delays what exceeds it', () => {
  const { wait } = withClock();
  expect([wait(500), wait(100), wait(100)]).toEqual([0, 100, 200]);
});

it('refills with time, up to one burst after a long pause', () => {
  const { wait, pass } = withClock();
  wait(700);
  pass(200);
  expect(wait(100)).toBe(100);
  pass(60_000);
  expect([wait(500), wait(1)]).toEqual([0, 1]);
});

it('keeps several senders to the pace together', () => {
  const { wait, pass } = withClock();
  let taken = 0;
  let freeAt = [0, 0, 0];
  for (let ms = 0; ms < 10_000; ms++) {
    freeAt = freeAt.map((at) => {
      if (at > ms) return at;
      taken += 50;
      return ms + wait(50);
    });
    pass(1);
  }
  expect(taken).toBeGreaterThan(10_000);
  expect(taken).toBeLessThan(10_000 + pace.burstBytes + 3 * 50 + 1);
});
