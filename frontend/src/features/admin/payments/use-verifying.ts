import { useState } from 'react';
import type { Payment } from '#contracts/views/payment.ts';
import { api } from '../../../app/api.ts';
import { errorText } from '../../../app/error-text.ts';
import { useAppDispatch } from '../../../app/store-hooks.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/toast.ts';
import { changedPayment, useVerifyPaymentMutation } from './api.ts';
import { managePaymentsText } from './manage-payments.text.ts';

export type NotVerified = { id: string; code: string; reason: string };
export type Verifying = { done: number; total: number };

/** Verifies payments one by one, tells how far it is, and which of them could not be verified and why. */
export function useVerifying() {
  const t = useText(managePaymentsText);
  const dispatch = useAppDispatch();
  const [send] = useVerifyPaymentMutation();
  const [progress, setProgress] = useState<Verifying | null>(null);
  const [failed, setFailed] = useState<readonly NotVerified[]>([]);

  async function verify(payments: readonly Payment[]): Promise<void> {
    const refused: NotVerified[] = [];
    setFailed([]);
    for (const [done, { id, code }] of payments.entries()) {
      setProgress({ done, total: payments.length });
      const answer = await send({ id });
      if (answer.error) refused.push({ id, code, reason: errorText(answer.error) });
    }
    // Also after a refusal: what we showed was out of date.
    dispatch(api.util.invalidateTags(payments.flatMap(({ id }) => [...changedPayment(id)])));
    setProgress(null);
    setFailed(refused);
    const verified = payments.length - refused.length;
    if (verified > 0) showToast(t('verified', { count: verified }), { variant: 'success' });
  }

  return { verify, progress, failed, forgetFailed: () => setFailed([]) };
}
