import { useState } from 'react';
import type { Transfer } from '#contracts/views/payment-statement.ts';
import { errorText } from '../../../../api/error-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { useConfirmTransfersMutation } from './api.ts';
import type { NotDone } from '../../list/NotDoneNote.tsx';
import { statementsEn } from './statements.en.ts';

/** Verifies the payment of each transfer separately. Returns the failures. */
export function useConfirming(statementId: string) {
  const t = useText(statementsEn);
  const [send] = useConfirmTransfersMutation();
  const [failed, setFailed] = useState<readonly NotDone[]>([]);

  async function confirm(transfers: readonly Transfer[]): Promise<void> {
    const wanted = transfers.flatMap(({ line, amount, payment }) =>
      payment ? [{ line, amount, payment: payment.id }] : [],
    );
    const { data, error } = await send({ id: statementId, body: { transfers: wanted } });
    const lineOf = (id: string) => wanted.find(({ payment }) => payment === id)?.line ?? 0;
    const refused = data?.refused ?? wanted.map(({ payment }) => ({ id: payment, code: '', message: '' }));
    setFailed(
      refused.map(({ id, code, message }) => ({
        id,
        what: t('lineOf', { line: lineOf(id) }),
        reason: errorText(error ?? { status: 409, code, message, body: null }),
      })),
    );
    const { done = [], already = [] } = data ?? {};
    if (done.length > 0) showToast(t('confirmed', { count: done.length }), { variant: 'success' });
    if (already.length > 0) showToast(t('already', { count: already.length }));
  }

  return { confirm, failed, forgetFailed: () => setFailed([]) };
}
