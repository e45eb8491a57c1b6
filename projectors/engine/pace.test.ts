import { describe, expect, it } from 'vitest';
import { createPace, restAfter } from './pace.ts';

describe('the pace of a projector', () => {
  it('rests not at all while its thread has time to spare', () => {
    expect(restAfter(20, 0.5)).toBe(0);
  });

  it('leaves a busy thread to others for several times as long as it took', () => {
    expect(restAfter(4, 0.95)).toBe(20);
  });

  it('never rests for longer than people would notice', () => {
    expect(restAfter(400, 1)).toBe(100);
  });

  it('rests no longer when it is to stop', async () => {
    const stopping = new AbortController();
    const resting = createPace(stopping.signal, () => 1)(20);
    stopping.abort();
    await expect(resting).resolves.toBeUndefined();
  });
});
