import { formatPhone } from '../../ui/forms/phone-text.ts';

/** An email unchanged, a number formatted. */
export function shownAddress(address: string): string {
  return address.includes('@') ? address : formatPhone(address);
}
