import { describe, expect, it } from 'vitest';
import { clearing, oneOf, pageOf, withChange } from './use-address.ts';

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

  it.each([
    ['page=2', 2],
    ['', 1],
    ['page=0', 1],
    ['page=-4', 1],
    ['page=two', 1],
    ['page=1.5', 1],
  ])('reads %o as page %i', (address, page) => {
    expect(pageOf(new URLSearchParams(address))).toBe(page);
  });

  it('accepts allowed values only', () => {
    expect(oneOf(new URLSearchParams('status=applied'), 'status', ['applied', 'active'])).toBe('applied');
    expect(oneOf(new URLSearchParams('status=gone'), 'status', ['applied', 'active'])).toBeUndefined();
  });

  it('clears all parameters of a set filter', () => {
    expect(clearing({ q: '', status: undefined, strict: false })).toBeNull();
    expect(clearing({ q: '', status: 'applied', strict: false })).toEqual({ q: null, status: null, strict: null });
  });
});
