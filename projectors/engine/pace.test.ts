import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

describe('the pace of a projector', () => {
  it('rests not at all while its thread has time to spare', () => {
    expect(createPace(() => 0.5)(20)).toBe(0);
  });

  it('leaves a busy thread to others for several times as long as it took', () => {
    expect(createPace(() => 0.95)(4)).toBe(20);
  });

  it('never rests for longer than people would notice', () => {
    expect(createPace(() => 1)(400)).toBe(100);
  });
});
