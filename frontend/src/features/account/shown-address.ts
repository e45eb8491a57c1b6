import { formatPhone } from '../../ui/phone-text.ts';

/** An email as it is, a number as people write it. */
export function shownAddress(address: string): string {
  return address.includes('@') ? address : formatPhone(address);
}
