import { describe, expect, it } from 'vitest';
import { formatPhone, formatSubscriber, phoneOf, subscriberDigits } from './phone-text.ts';

describe('a mobile number', () => {
  it.each(['09171234821', '0917 123 4821', '+63 917 123 4821', '63917-123-4821', '9171234821', '0063 917 123 4821', '(0917) 123-4821'])(
    'is the same however it is pasted: %s',
    (pasted) => expect(phoneOf(pasted)).toBe('+639171234821'),
  );

  it('is grouped while it is typed', () => {
    expect(formatSubscriber(subscriberDigits('09171'))).toBe('917 1');
    expect(formatSubscriber(subscriberDigits('+639171234821'))).toBe('917 123 4821');
  });

  it('is nothing while nothing is typed', () => {
    expect(phoneOf('')).toBe('');
    expect(phoneOf('0')).toBe('');
  });

  it('stops at ten digits', () => expect(phoneOf('0917123482199')).toBe('+639171234821'));

  it('reads as Filipinos write it', () => {
    expect(formatPhone('+639171234821')).toBe('0917 123 4821');
    expect(formatPhone('+1 202')).toBe('+1 202');
  });
});
