import type { PaymentMethod } from '#contracts/roles.ts';
import { tabStorage } from '../../browser/browser-storage.ts';

/** The provider's page of the latest try, kept for this tab: whoever closed it opens the same one again. */

const keyOf = (bookingId: string) => `suki.payPage.${bookingId}`;

export function keepPage(bookingId: string, method: PaymentMethod, url: string): void {
  tabStorage.setItem(keyOf(bookingId), JSON.stringify({ method, url }));
}

/** null when this tab did not begin that try. */
export function keptPage(bookingId: string, method: PaymentMethod): string | null {
  const kept: unknown = JSON.parse(tabStorage.getItem(keyOf(bookingId)) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('url' in kept) || !('method' in kept)) return null;
  return kept.method === method && typeof kept.url === 'string' ? kept.url : null;
}

export function forgetPage(bookingId: string): void {
  tabStorage.removeItem(keyOf(bookingId));
}

/** Leaves the app for the provider's page, which leads back to the booking. */
export function openPage(url: string): void {
  window.location.assign(url);
}
