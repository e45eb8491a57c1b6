import { useState } from 'react';
import { isCarried } from '#contracts/payment/method-limits.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useWaysToPay } from '../../../domain/payment-method/use-ways-to-pay.ts';
import { payableNow, payWord } from '../pay-view.ts';
import { payEn } from '../pay.en.ts';
import { usePay } from '../use-pay.ts';
import { usePayValues } from '../use-pay-values.ts';

const PayDialog = lazyDialog(async () => (await import('./PayDialog.tsx')).PayDialog);

/** The client's pay button. Wallets and cards continue directly; methods with instructions open the dialog. */
export function PayNow({ booking, name }: { booking: Booking; name: string }) {
  const t = useText(payEn);
  const values = usePayValues({ booking, name });
  const { pay } = usePay(booking.id);
  const [choosing, setChoosing] = useState(false);
  const { method } = booking.payment;
  const { ways } = useWaysToPay()(payableNow(booking.payment));
  const goesOn = isCarried(method) && ways.includes(method);
  return (
    <>
      <Button variant="mango" className="flex-auto" onClick={() => (goesOn ? pay(method) : setChoosing(true))}>
        {t(payWord(booking.payment), values)}
      </Button>
      {choosing && <PayDialog booking={booking} onClose={() => setChoosing(false)} />}
    </>
  );
}
