import { UserRound, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { streams } from '#contracts/events/streams.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { isPending } from '../../../api/is-pending.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useListPayoutsOfBookingQuery } from '../payouts/api.ts';
import { PayoutsOfBooking } from '../PayoutsOfBooking.tsx';
import { RowQuickLook } from '../quick-look/RowQuickLook.tsx';
import { RefundRequests } from '../RefundRequests.tsx';
import { StreamHistory } from '../StreamHistory.tsx';
import { useReadPaymentQuery } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentAttempts } from './PaymentAttempts.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';

/** Quick look at a payment: amounts, attempts, refunds and actions. */
export function PaymentPanel({
  id,
  known,
  onClose,
}: {
  id: string;
  /** List row, used until the payment is loaded. */ known?: Payment | undefined;
  onClose: () => void;
}) {
  const t = useText(managePaymentsEn);
  const query = useReadPaymentQuery({ id });
  const payment = query.currentData ?? known;
  // Payouts are part of the facts, so all of them appear together.
  const payouts = useListPayoutsOfBookingQuery({ id }, { skip: !useMay()('payouts.read') });
  return (
    <RowQuickLook
      id={id}
      kicker={payment ? inCatalogue(payment.service) : t('payments')}
      title={payment?.code}
      onClose={onClose}
      facts={payment && <Facts payment={payment} />}
      of={query}
      failed={t('paymentFailed')}
    >
      {payment && !isPending(payouts) && <FullPayment payment={payment} />}
    </RowQuickLook>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const t = useText(managePaymentsEn);
  return (
    <>
      <StatusBadge kind="payment" status={shownStatus(payment)} size={22} />
      <TextLink to={`/admin/bookings/${encodeURIComponent(payment.bookingId)}`} className="text-13">
        {t('openBooking')}
      </TextLink>
    </>
  );
}

function FullPayment({ payment }: { payment: Payment }) {
  const t = useText(managePaymentsEn);
  const { bookingId, customerId, customerName, workerName } = payment;
  return (
    <>
      <DetailRow
        icon={<UserRound />}
        title={
          <Link
            to={`/admin/users/${encodeURIComponent(customerId)}`}
            className="rounded-8 hover:underline hover:underline-offset-4"
          >
            {customerName}
          </Link>
        }
        hint={t('client')}
      />
      <DetailRow icon={<Wrench />} title={workerName} hint={t('worker')} />
      <Money payment={payment} />
      <PaymentActions payment={payment} />
      <PaymentAttempts attempts={payment.attempts} />
      <RefundRequests of={payment} />
      <PaymentRefunds payment={payment} />
      <PayoutsOfBooking bookingId={bookingId} />
      <hr className="border-line" />
      <StreamHistory stream={streams.payment(bookingId)} />
    </>
  );
}

function Money({ payment: { purpose, amount, requested, received, verified, refunded, owed } }: { payment: Payment }) {
  const t = useText(managePaymentsEn);
  const lines = [
    { label: t(purpose === 'job' ? 'costs' : 'costsFee'), amount, always: true },
    { label: t('askedFor'), amount: requested },
    { label: t('received'), amount: received },
    { label: t('amountRefunded'), amount: -refunded },
    { label: t('checked'), amount: verified },
    { label: t('owed'), amount: owed },
  ].filter((line) => line.always || line.amount !== 0);
  return (
    <dl className="rounded-12 bg-sunken px-3 py-2 text-14">
      {lines.map((line) => (
        <div key={line.label} className="flex justify-between gap-3 py-0.5">
          <dt className="text-muted">{line.label}</dt>
          <dd className="amount">{formatPesoLong(line.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
