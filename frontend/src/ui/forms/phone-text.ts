/** Philippine mobile numbers as people type them: 0917 123 4821, +63 917…, 917-123-4821. Stored as +639171234821. */

const SUBSCRIBER_DIGITS = 10;
const NO_BREAK_SPACE = '\u00a0';

/**
 * The digits after +63, at most ten, of a stored number or of what was typed or pasted. A 63 without + or 00 is the
 * country's only once the number is too long without: 0963 is a network's, and half of such a number begins like it.
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

/** The number as it is stored, or what there is of it while it is being typed; empty when nothing was typed. */
export function phoneOf(text: string): string {
  const digits = subscriberDigits(text);
  return digits && `+63${digits}`;
}

/** 0917 123 4821, as Filipinos read it, in one piece: a line never breaks within it. A number of another country as it is stored. */
export function formatPhone(phone: string): string {
  const digits = phone.startsWith('+63') ? subscriberDigits(phone) : '';
  return digits.length === SUBSCRIBER_DIGITS ? `0${formatSubscriber(digits)}`.replaceAll(' ', NO_BREAK_SPACE) : phone;
}
