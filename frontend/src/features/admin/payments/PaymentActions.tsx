import { useState } from 'react';
import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useFailPaymentMutation } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { NotMovedNote } from './NotMovedNote.tsx';
import { isClaimed, mayVerify, undoableUntil } from './payment-figures.ts';
import { UndoButton } from './UndoButton.tsx';
import { useVerifying } from './use-verifying.ts';

const RefundDialog = lazyDialog(async () => (await import('./RefundDialog.tsx')).RefundDialog);

/** Offers only the payment's `allowedActions`. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const t = useText(managePaymentsEn);
  const [asking, setAsking] = useState<'refund' | 'fail' | null>(null);
  const { verify, undo, failed, forgetFailed } = useVerifying();
  const { allowedActions } = payment;
  const until = undoableUntil(payment);
  const close = () => setAsking(null);
  if (
    !['verify', 'undo_verify', 'fail', 'refund'].some((action) => allowedActions.some((allowed) => allowed === action))
  )
    return null;
  return (
    <>
      <NotMovedNote failed={failed} onDismiss={forgetFailed} />
      <div className="flex flex-wrap gap-2 *:flex-1">
        {mayVerify(payment) && (
          <Button size={44} onClick={() => verify([payment], { transfers: isClaimed(payment) })}>
            {t(isClaimed(payment) ? 'itArrived' : 'verify')}
          </Button>
        )}
        {until !== null && <UndoButton size={44} until={until} onUndo={() => undo([payment])} />}
        {allowedActions.includes('fail') && (
          <Button size={44} variant="danger-outline" onClick={() => setAsking('fail')}>
            {t('notArrived')}
          </Button>
        )}
        {allowedActions.includes('refund') && (
          <Button size={44} variant="outline" onClick={() => setAsking('refund')}>
            {t('refund')}
          </Button>
        )}
      </div>
      {asking === 'fail' && <NotArrived payment={payment} onClose={close} />}
      {asking === 'refund' && <RefundDialog payment={payment} onClose={close} />}
    </>
  );
}

/** For a bank transfer with a reference that never arrived. */
function NotArrived({ payment: { id, code, customerName }, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useText(managePaymentsEn);
  const [send] = useFailPaymentMutation();

  async function confirm(reason: string) {
    await send({ id, body: { reason } }).unwrap();
    showToast(t('markedNotArrived', { code }), { variant: 'success' });
  }

  return (
    <ReasonDialog
      title={t('notArrivedTitle')}
      description={t('notArrivedDescription', { client: customerName })}
      confirm={t('notArrived')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
