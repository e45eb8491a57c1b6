import { describe, expect, it } from 'vitest';
import { oneOf, withChange } from './use-address.ts';

describe('filters in the address', () => {
  it('keeps unnamed parameters and omits empty ones', () => {
    const after = withChange(new URLSearchParams('q=leak&page=3&strict=true'), {
      page: null,
      strict: false,
      type: 'BookingAccepted',
      q: 'leak tap',
    });
    expect(after.toString()).toBe('q=leak+tap&type=BookingAccepted');
  });

  it('does not modify its argument', () => {
    const before = new URLSearchParams('q=leak');
    withChange(before, { q: null });
    expect(before.get('q')).toBe('leak');
  });

  it('accepts allowed values only', () => {
    expect(oneOf(new URLSearchParams('status=applied'), 'status', ['applied', 'active'])).toBe('applied');
    expect(oneOf(new URLSearchParams('status=gone'), 'status', ['applied', 'active'])).toBeUndefined();
  });
});
