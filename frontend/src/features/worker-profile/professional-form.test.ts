import { describe, expect, it } from 'vitest';
import { changedRates } from './professional-form.ts';

describe('prices by service', () => {
  it('are sent where one is another, without those that are as the starting price', () => {
    const typed = { services: ['tap', 'tv'], rates: { tap: 65_000, tv: null } };
    expect(changedRates(typed, {})).toEqual({ tap: 65_000 });
    expect(changedRates(typed, { tap: 65_000, tv: 90_000 })).toEqual({ tap: 65_000 });
  });

  it('stay as they are where nothing is another, also those of services that are left out for a while', () => {
    expect(changedRates({ services: ['tap'], rates: { tap: 65_000 } }, { tap: 65_000, tv: 90_000 })).toBeUndefined();
  });

  it('leave out a service that is no longer offered', () => {
    expect(changedRates({ services: ['tap'], rates: { tap: 70_000, tv: 90_000 } }, { tap: 65_000 })).toEqual({
      tap: 70_000,
    });
  });
});
