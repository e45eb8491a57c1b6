import type { PaymentMethod } from '#contracts/roles.ts';
import { tabStorage } from '../../browser/browser-storage.ts';

/** The provider's page of the latest attempt, kept per tab so that a closed page can be opened again. */

const keyOf = (bookingId: string) => `suki.payPage.${bookingId}`;

export function keepPage(bookingId: string, method: PaymentMethod, url: string): void {
  tabStorage.setItem(keyOf(bookingId), JSON.stringify({ method, url }));
}

/** null if another tab started the attempt. */
export function storedPage(bookingId: string, method: PaymentMethod): string | null {
  const kept: unknown = JSON.parse(tabStorage.getItem(keyOf(bookingId)) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('url' in kept) || !('method' in kept)) return null;
  return kept.method === method && typeof kept.url === 'string' ? kept.url : null;
}

export function forgetPage(bookingId: string): void {
  tabStorage.removeItem(keyOf(bookingId));
}

/**
 * Leaves for the provider's page, which returns to the booking. Resolves only if Back restores this page from the
 * back/forward cache: until then its buttons stay disabled.
 */
export function openPage(url: string): Promise<void> {
  window.location.assign(url);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', function shown({ persisted }) {
      if (!persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve();
    });
  });
}
