import './testing/fake-browser.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { idleSeconds, watchInput } from './last-input.ts';

beforeEach(() => localStorage.clear());

it('counts from the last input in any tab', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  try {
    watchInput();
    expect(idleSeconds(Date.now()), 'nothing is known yet').toBe(0);
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(3_600_000);
    expect(idleSeconds(Date.now())).toBe(3600);
    window.dispatchEvent(new Event('pointerdown'));
    expect(idleSeconds(Date.now())).toBe(0);
    vi.setSystemTime(0);
    expect(idleSeconds(Date.now()), 'the clock was set back').toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
