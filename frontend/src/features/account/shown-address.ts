import { formatPhone } from '../../ui/forms/phone-text.ts';

/** An email as it is, a number as people write it. */
export function shownAddress(address: string): string {
  return address.includes('@') ? address : formatPhone(address);
}
