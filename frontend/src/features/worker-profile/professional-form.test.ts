import { describe, expect, it } from 'vitest';
import { changedRates } from './professional-form.ts';

describe('changedRates', () => {
  it('sends rates that differ from the starting price', () => {
    const typed = { services: ['tap', 'tv'], rates: { tap: 65_000, tv: null } };
    expect(changedRates(typed, {})).toEqual({ tap: 65_000 });
    expect(changedRates(typed, { tap: 65_000, tv: 90_000 })).toEqual({ tap: 65_000 });
  });

  it('sends nothing without a change, also for withdrawn services', () => {
    expect(changedRates({ services: ['tap'], rates: { tap: 65_000 } }, { tap: 65_000, tv: 90_000 })).toBeUndefined();
  });

  it('omits a service that is no longer offered', () => {
    expect(changedRates({ services: ['tap'], rates: { tap: 70_000, tv: 90_000 } }, { tap: 65_000 })).toEqual({
      tap: 70_000,
    });
  });
});
