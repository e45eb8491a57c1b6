import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 of a number in any notation, such as "0917 123 4567"; undefined if its length is impossible. */
export function e164Of(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'PH');
  return number?.isPossible() ? number.number : undefined;
}

/** E.164 of a number that can get texts: valid in its country and, in the Philippines, mobile. */
export function textableNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'PH');
  if (!number?.isValid()) return undefined;
  return number.country !== 'PH' || isPhilippineMobile(number.number) ? number.number : undefined;
}

/** Whether an E.164 number is +63, a 9 and nine more digits. */
export function isPhilippineMobile(number: string): boolean {
  return /^\+639\d{9}$/.test(number);
}
