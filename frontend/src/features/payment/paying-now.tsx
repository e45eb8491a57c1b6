import { BadgeCheck, Banknote, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { RichText } from '../../i18n/RichText.tsx';
import { GetHelp } from '../../domain/GetHelp.tsx';
import { askPath } from '../../domain/help-path.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Note } from '../../ui/showing/Note.tsx';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { Unbroken } from '../../ui/showing/Unbroken.tsx';
import type { PayState } from './pay-view.ts';
import { payEn } from './pay.en.ts';
import { usePay } from './use-pay.ts';
import { usePayValues } from './use-pay-values.ts';

type Props = {
  booking: Booking;
  name: string;
  mayPay: boolean;
  /** Opens the choice of methods. */ choose: () => void;
};

/** Text and actions below the receipt by payment state. The pay button is in the hero. */
export const payingNow: Record<PayState, (props: Props) => ReactNode> = {
  'not-asked': NotRequested,
  asked: Requested,
  'at-provider': AtProvider,
  transfer: Transfer,
  'by-hand': ByHand,
  failed: Failed,
  arrived: Arrived,
  checked: Checked,
  nothing: Nothing,
};

function NotRequested({ name }: Props) {
  const t = useText(payEn);
  return <PaymentNote icon={ShieldCheck}>{name ? t('notYet', { name }) : t('notYetOpen')}</PaymentNote>;
}

function Requested(props: Props) {
  const t = useText(payEn);
  const said = usePayValues(props);
  const { payment } = props.booking;
  return (
    <>
      {payment.requested < payment.owed && <p className="text-14 text-muted">{t('partNow', said)}</p>}
      <PaymentNote icon={ShieldCheck}>{t('staysHere')}</PaymentNote>
    </>
  );
}

function AtProvider(props: Props) {
  const t = useText(payEn);
  const said = usePayValues(props);
  const { openAgain } = usePay(props.booking.id);
  return (
    <>
      <Note tone="refreshing" title={t('waitingTitle', said)}>
        {t('waitingText', said)}
      </Note>
      {props.mayPay && (
        <Button wide onClick={() => openAgain(props.booking.payment.method)}>
          {t('openAgain', said)}
        </Button>
      )}
      <OtherWay {...props} />
    </>
  );
}

function Transfer(props: Props) {
  const t = useText(payEn);
  return (
    <>
      <Note tone="refreshing" title={t('transferTitle')}>
        <Unbroken>{t('transferWaits', usePayValues(props))}</Unbroken>
      </Note>
      <OtherWay {...props} />
    </>
  );
}

function ByHand(props: Props) {
  const t = useText(payEn);
  const said = usePayValues(props);
  return (
    <>
      <Note tone="warning" title={t('cashTitle', said)}>
        {t('cashWaits', said)}
      </Note>
      <OtherWay {...props} />
    </>
  );
}

function Failed(props: Props) {
  return props.booking.payment.method === 'bank_transfer' ? (
    <TransferNotFound {...props} />
  ) : (
    <DidNotGoThrough {...props} />
  );
}

/** It is unknown whether the transfer was sent, so it also explains what to do if it was. */
function TransferNotFound(props: Props) {
  const t = useText(payEn);
  const said = usePayValues(props);
  return (
    <Note tone="error" title={t('transferNotFoundTitle')}>
      <p>{t('transferNotFoundText', said)}</p>
      <p className="mt-2">
        <RichText
          of={payEn}
          id="transferNotFoundHelp"
          parts={{
            help: <TextLink to={askPath('client', { kind: 'payment', id: props.booking.id }, 'payment')} inline />,
          }}
        />
      </p>
    </Note>
  );
}

function DidNotGoThrough(props: Props) {
  const t = useText(payEn);
  const said = usePayValues(props);
  const { failure } = props.booking.payment;
  return (
    <>
      <Note tone="error" title={t('failedTitle', said)}>
        {t(failure ? 'failedText' : 'failedPlain', said)}
      </Note>
      <OtherWay {...props} />
      <GetHelp
        side="client"
        about={{ kind: 'payment', id: props.booking.id }}
        topic="payment"
        className="self-center text-14"
      />
    </>
  );
}

function Arrived(props: Props) {
  const t = useText(payEn);
  return (
    <PaymentNote icon={Banknote}>
      {t('paidText', { amount: formatPesoLong(props.booking.payment.received) })}
    </PaymentNote>
  );
}

function Checked() {
  const t = useText(payEn);
  return <PaymentNote icon={BadgeCheck}>{t('verifiedText')}</PaymentNote>;
}

function Nothing({ booking: { payment } }: Props) {
  const t = useText(payEn);
  return payment.refunds.length > 0 ? null : <PaymentNote icon={ShieldCheck}>{t('voidedText')}</PaymentNote>;
}

function OtherWay({ mayPay, choose }: Props) {
  const t = useText(payEn);
  return (
    mayPay && (
      <Button variant="outline" wide onClick={choose}>
        {t('otherWay')}
      </Button>
    )
  );
}

function PaymentNote({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-13 text-muted">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </p>
  );
}
