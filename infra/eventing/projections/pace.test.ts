import { describe, expect, it } from 'vitest';
import { restAfter } from './pace.ts';

describe('the pace of a projector', () => {
  it('has no pauses while few events arrive', () => {
    expect(restAfter(3, 20)).toBe(0);
  });

  it('pauses for several times its working time under load', () => {
    expect(restAfter(50, 4)).toBe(20);
  });

  it('never pauses noticeably long', () => {
    expect(restAfter(400, 400)).toBe(100);
  });
});
