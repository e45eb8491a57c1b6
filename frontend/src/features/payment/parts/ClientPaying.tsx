import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { MethodIcon } from '../../../domain/payment-method/MethodIcon.tsx';
import { payState } from '../pay-view.ts';
import { payEn } from '../pay.en.ts';
import { payingNow } from '../paying-now.tsx';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { Refunds } from './Refunds.tsx';
import { usesOtherMethods } from '../used-methods.ts';
import { UsedMethods } from './UsedMethods.tsx';
import { usePaymentOutcomeToast } from '../use-payment-outcome-toast.ts';

const PayDialog = lazyDialog(async () => (await import('./PayDialog.tsx')).PayDialog);

interface Props {
  booking: Booking;
  /** The worker's display name; '' without a worker. */
  name: string;
  receiptId: string;
}

/** Below the receipt's total, for the client: method, next action and result. */
export function ClientPaying({ booking, name, receiptId }: Props) {
  const { payment } = booking;
  const t = useText(payEn);
  const [choosing, setChoosing] = useState(false);
  usePaymentOutcomeToast(booking.id, payment, receiptId);
  const state = payState(payment);
  const Now = payingNow[state];
  const mayPay = payment.allowedActions.includes('pay');
  return (
    <>
      <UsedMethods payment={payment} />
      {state !== 'nothing' && !usesOtherMethods(payment) && (
        <Method booking={booking} {...(mayPay && state === 'asked' && { onChange: () => setChoosing(true) })} />
      )}
      <Now booking={booking} name={name} mayPay={mayPay} choose={() => setChoosing(true)} />
      {payment.transfer && state !== 'transfer' && (
        <Note tone="refreshing" title={t('transferTitle')}>
          <Unbroken>
            {t('transferStillOpen', {
              amount: formatPesoLong(payment.transfer.amount),
              reference: payment.transfer.reference ?? '',
            })}
          </Unbroken>
        </Note>
      )}
      <Refunds {...payment} />
      {choosing && mayPay && <PayDialog booking={booking} onClose={() => setChoosing(false)} />}
    </>
  );
}

function Method({ booking: { payment }, onChange }: { booking: Booking; onChange?: () => void }) {
  const t = useText(payEn);
  const names = useText(paymentMethodEn);
  const { method, account, reference, status } = payment;
  // The account given at booking; the client may use another one when paying.
  const known = status === 'unpaid' || status === 'requested' ? account : null;
  const under = method === 'bank_transfer' ? reference : known;
  return (
    <div className="flex items-center gap-3 rounded-12 bg-sunken p-3">
      <MethodIcon method={method} />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-strong">{names(methodWord[method])}</p>
        {under && method !== 'cash' && <p className="tabular truncate text-13 text-muted">{under}</p>}
      </div>
      {onChange && (
        <Button size={44} variant="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      )}
    </div>
  );
}
