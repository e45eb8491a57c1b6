import { describe, expect, it } from 'vitest';
import { formatPhone, formatSubscriber, phoneOf, subscriberDigits } from './phone-text.ts';

describe('a mobile number', () => {
  it.each([
    '09171234821',
    '0917 123 4821',
    '+63 917 123 4821',
    '63917-123-4821',
    '9171234821',
    '0063 917 123 4821',
    '(0917) 123-4821',
  ])('is the same for any pasted format: %s', (pasted) => expect(phoneOf(pasted)).toBe('+639171234821'));

  it('is grouped during typing', () => {
    expect(formatSubscriber(subscriberDigits('09171'))).toBe('917 1');
    expect(formatSubscriber(subscriberDigits('+639171234821'))).toBe('917 123 4821');
  });

  it('is empty without input', () => {
    expect(phoneOf('')).toBe('');
    expect(phoneOf('0')).toBe('');
  });

  it.each([
    '9171234821',
    '09171234821',
    '+639171234821',
    '639171234821',
    '00639171234821',
    '9631234567',
    '0963 912 3456',
  ])('is the same key by key: %s', (keys) => {
    expect(keys.split('').reduce(withKey, '')).toBe(phoneOf(keys));
  });

  it('keeps the digits of a prefix that equals the country code, from the end and in the middle', () => {
    expect(subscriberDigits('+636391')).toBe('6391');
    expect('63912'.split('').reduce(withKey, '')).toBe('+6363912');
    expect(withoutLast('+639639123456')).toBe('+63963912345');
    expect(phoneOf('639 123 456')).toBe('+63639123456');
  });

  it('stops at ten digits', () => expect(phoneOf('0917123482199')).toBe('+639171234821'));

  it('is formatted as in the Philippines, without a line break, and can be pasted back', () => {
    expect(formatPhone('+639171234821')).toBe('0917\u00a0123\u00a04821');
    expect(phoneOf(formatPhone('+639171234821'))).toBe('+639171234821');
    expect(formatPhone('+1 202')).toBe('+1 202');
    expect(formatPhone('+12025550123')).toBe('+12025550123');
  });
});

/** Stored value after another key at the end of the field, which displays the previous value. */
function withKey(stored: string, key: string): string {
  return phoneOf(formatSubscriber(subscriberDigits(stored)) + key);
}

function withoutLast(stored: string): string {
  return phoneOf(formatSubscriber(subscriberDigits(stored)).slice(0, -1));
}
