import { useState } from 'react';
import type { BulkOutcome } from '#contracts/calls/payment.ts';
import { UNDO_SECONDS } from '#contracts/payment/allowed-actions.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { api } from '../../../api/api.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import type { NotDone } from '../list/NotDoneNote.tsx';
import { changedPayment, useUndoVerificationsMutation, useVerifyPaymentsMutation } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { unseenIn } from './payment-figures.ts';

/** An action that failed for these payments, with reasons. */
export type NotMoved = { act: 'verify' | 'undo'; of: readonly NotDone[] };
/** `amount` in centavos; `already`: verified by another admin, so not undoable here; `until` in ms. */
export type JustVerified = {
  payments: readonly Payment[];
  count: number;
  amount: number;
  already: number;
  until: number;
};
export type Verify = (payments: readonly Payment[], chosen?: { transfers: boolean }) => Promise<void>;

/** Verifies payments, and undoes that within a minute. Returns the failures. */
export function useVerifying() {
  const t = useText(managePaymentsEn);
  const dispatch = useAppDispatch();
  const [sendVerify] = useVerifyPaymentsMutation();
  const [sendUndo] = useUndoVerificationsMutation();
  const [verified, setVerified] = useState<JustVerified | null>(null);
  const [failed, setFailed] = useState<NotMoved | null>(null);

  /**
   * If the call itself failed, all payments are reported: the response may be lost, so the lists are refetched as
   * well.
   */
  function told(
    act: NotMoved['act'],
    payments: readonly Payment[],
    answer: { data?: BulkOutcome | undefined; error?: unknown },
  ): BulkOutcome {
    dispatch(api.util.invalidateTags(payments.flatMap(({ id }) => [...changedPayment(id)])));
    const codeOf = (id: string) => payments.find((payment) => payment.id === id)?.code ?? id;
    const refused = answer.data?.refused ?? payments.map(({ id }) => ({ id, code: '', message: '' }));
    const of = refused.map(({ id, code, message }) => ({
      id,
      what: codeOf(id),
      reason: errorText(answer.error ?? { status: 409, code, message, body: null }),
    }));
    setFailed(of.length > 0 ? { act, of } : null);
    return answer.data ?? { done: [], already: [], refused: [] };
  }

  const verify: Verify = async (payments, { transfers } = { transfers: false }) => {
    setVerified(null);
    const { done, already } = told(
      'verify',
      payments,
      await sendVerify({ body: { payments: payments.map(({ id, unseen }) => ({ id, amount: unseen })), transfers } }),
    );
    const ours = payments.filter(({ id }) => done.includes(id));
    if (ours.length > 0)
      setVerified({
        payments: ours,
        count: ours.length,
        amount: unseenIn(ours),
        already: already.length,
        until: Date.now() + UNDO_SECONDS * 1000,
      });
    else if (already.length > 0) showToast(t('alreadyVerified', { count: already.length }));
  };

  async function undo(payments: readonly Payment[]): Promise<void> {
    setVerified(null);
    const { done, already } = told(
      'undo',
      payments,
      await sendUndo({ body: { payments: payments.map(({ id }) => id) } }),
    );
    const count = done.length + already.length;
    if (count > 0) showToast(t('undone', { count }), { variant: 'success' });
  }

  return {
    verify,
    undo,
    verified,
    failed,
    forgetVerified: () => setVerified(null),
    forgetFailed: () => setFailed(null),
  };
}
