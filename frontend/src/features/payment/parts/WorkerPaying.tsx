import { HandCoins, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { collectEn } from '../collect.en.ts';
import { collectView } from '../collect-view.ts';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { MethodIcon } from '../../../domain/payment-method/MethodIcon.tsx';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { usesOtherMethods } from '../used-methods.ts';
import { CashReceivedButton } from './CashReceivedButton.tsx';
import { UsedMethods } from './UsedMethods.tsx';
import { Refunds } from './Refunds.tsx';

const RequestPaymentDialog = lazyDialog(async () => (await import('./RequestPaymentDialog.tsx')).RequestPaymentDialog);

interface Props {
  booking: Booking;
  /** The hero has the cash button, so it is omitted here. */ cashInHero: boolean;
}

/** Below the receipt's total, for the worker: method, state and actions. */
export function WorkerPaying({ booking, cashInHero }: Props) {
  const t = useText(collectEn);
  const methods = useText(paymentMethodEn);
  const { payment } = booking;
  const client = firstName(booking.client.name);
  const { word, amount } = collectView(payment);
  const kept = payment.received - payment.refunded;
  const state = t(word, { client, amount: formatPesoLong(amount) });
  useAnnouncedChange(payment.status, state);
  return (
    <>
      <UsedMethods payment={payment} />
      {!usesOtherMethods(payment) && (
        <div className="flex items-center gap-3 rounded-12 bg-sunken p-3">
          <MethodIcon method={payment.method} />
          <p className="text-14 font-strong">{methods(methodWord[payment.method])}</p>
        </div>
      )}
      <Actions booking={booking} cashInHero={cashInHero} />
      <p className="flex gap-2 text-13 text-muted">
        <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
        <span>
          {state}
          {kept > 0 && payment.owed > 0 && <> {t('partly', { amount: formatPesoLong(kept) })}</>}
          {payment.status === 'verified' && (
            <>
              {' '}
              <TextLink to="/worker-earnings" inline>
                {t('seeEarnings')}
              </TextLink>
            </>
          )}
        </span>
      </p>
      <Refunds {...payment} />
    </>
  );
}

function Actions({ booking, cashInHero }: Props) {
  const t = useText(collectEn);
  const [asking, setAsking] = useState(false);
  const { payment } = booking;
  const { allowedActions } = payment;
  return (
    <>
      {allowedActions.includes('confirm_cash') && !cashInHero && <CashReceivedButton booking={booking} />}
      {allowedActions.includes('request_payment') && (
        <Button
          wide
          variant="outline"
          icon={<HandCoins aria-hidden="true" className="size-5" />}
          onClick={() => setAsking(true)}
        >
          {t(payment.received > 0 ? 'askRest' : 'ask')}
        </Button>
      )}
      {asking && (
        <RequestPaymentDialog
          booking={booking}
          client={firstName(booking.client.name)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
