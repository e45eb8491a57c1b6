/** Philippine mobile numbers in any typed format: 0917 123 4821, +63 917…, 917-123-4821. Stored as +639171234821. */

const SUBSCRIBER_DIGITS = 10;
const NO_BREAK_SPACE = '\u00a0';

/**
 * At most ten digits after +63 of a stored, typed or pasted number. A 63 without + or 00 is the country code only if
 * the number is too long otherwise: 0963 is a network prefix, which half-typed numbers may start with.
 */
export function subscriberDigits(text: string): string {
  const digits = text
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)63/, '')
    .replace(/\D/g, '');
  const national = digits.startsWith('63') && digits.length > SUBSCRIBER_DIGITS ? digits.slice(2) : digits;
  return national.replace(/^0+/, '').slice(0, SUBSCRIBER_DIGITS);
}

/** 917 123 4821 */
export function formatSubscriber(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The number in stored form, possibly incomplete during typing; empty without input. */
export function phoneOf(text: string): string {
  const digits = subscriberDigits(text);
  return digits && `+63${digits}`;
}

/** 0917 123 4821, the Philippine format, with no-break spaces. Foreign numbers stay as stored. */
export function formatPhone(phone: string): string {
  const digits = phone.startsWith('+63') ? subscriberDigits(phone) : '';
  return digits.length === SUBSCRIBER_DIGITS ? `0${formatSubscriber(digits)}`.replaceAll(' ', NO_BREAK_SPACE) : phone;
}
