import { isCarried } from '#contracts/payment/method-limits.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { errorText } from '../../api/error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { usePayMutation } from './api.ts';
import { keepPage, storedPage, openPage } from './pay-page.ts';
import { payEn } from './pay.en.ts';

const ERROR_MS = 4000;

/** Starts a payment; wallets and cards continue on the provider's page. */
export function usePay(bookingId: string) {
  const t = useText(payEn);
  const [send] = usePayMutation();

  async function pay(method: PaymentMethod, reference?: string): Promise<boolean> {
    try {
      const { nextUrl } = await send({ id: bookingId, body: { method, ...(reference && { reference }) } }).unwrap();
      if (nextUrl === null) return true;
      keepPage(bookingId, method, nextUrl);
      await openPage(nextUrl);
      return true;
    } catch (error) {
      showToast(t('couldNot', { reason: errorText(error) }), { variant: 'error', durationMs: ERROR_MS });
      return false;
    }
  }

  /** Opens this tab's provider page again; without one it starts a new attempt. */
  async function openAgain(method: PaymentMethod): Promise<boolean> {
    const page = isCarried(method) ? storedPage(bookingId, method) : null;
    if (page === null) return pay(method);
    await openPage(page);
    return true;
  }

  return { pay, openAgain };
}
