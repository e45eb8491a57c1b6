import { describe, expect, it } from 'vitest';
import { restAfter } from './pace.ts';

describe('the pace of a projector', () => {
  it('is without rest while few things happen', () => {
    expect(restAfter(3, 20)).toBe(0);
  });

  it('leaves the thread to a crowd for several times as long as it took', () => {
    expect(restAfter(50, 4)).toBe(20);
  });

  it('never rests for longer than people would notice', () => {
    expect(restAfter(400, 400)).toBe(100);
  });
});
