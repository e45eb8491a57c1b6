import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatPesoLong } from '#contracts/money.ts';
import type { BookingPayment } from '#contracts/views/payment.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { forgetPage } from './pay-page.ts';
import { payEn } from './pay.en.ts';

const LONG_MS = 4000;
const RETURNED = 'payment';

/**
 * Shows a payment's result once, as soon as it is known. After a return from the provider's page (?payment=returned)
 * it also scrolls to the receipt.
 */
export function usePaymentOutcomeToast(bookingId: string, payment: BookingPayment, receiptId: string): void {
  const t = useText(payEn);
  const [params, setParams] = useSearchParams();
  const returned = params.has(RETURNED);
  // After a return from the provider nothing was shown yet, whatever the current status.
  const told = useRef(returned ? 'processing' : payment.status);

  useEffect(() => {
    if (!returned) return;
    document.getElementById(receiptId)?.scrollIntoView({ block: 'center' });
    setParams((before) => without(before, RETURNED), { replace: true });
  }, [returned, receiptId, setParams]);

  useEffect(() => {
    const before = told.current;
    if (before === payment.status) return;
    told.current = payment.status;
    if (payment.status !== 'processing') forgetPage(bookingId);
    // An undone verification is not a new payment.
    if (payment.status === 'paid' && before !== 'verified')
      showToast(t('arrived', { amount: formatPesoLong(payment.received) }), {
        variant: 'success',
        durationMs: LONG_MS,
      });
    if (payment.status === 'verified')
      showToast(t('checkedNow', { amount: formatPesoLong(payment.received - payment.refunded) }), {
        variant: 'success',
        durationMs: LONG_MS,
      });
    if (payment.status === 'failed')
      showToast(t(payment.method === 'bank_transfer' ? 'transferNotFoundTitle' : 'failedNow'), {
        variant: 'error',
        durationMs: LONG_MS,
      });
  }, [bookingId, payment.status, payment.method, payment.received, payment.refunded, t]);
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  params.delete(name);
  return params;
}
