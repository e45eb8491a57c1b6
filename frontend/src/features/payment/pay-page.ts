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

/**
 * Leaves the app for the provider's page, which leads back to the booking. Resolves only where Back brings this page out
 * of the browser's memory as it was left: until then nothing of it can be pressed, and from then on all of it again.
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
