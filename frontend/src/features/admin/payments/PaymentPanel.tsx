import { UserRound, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { streams } from '#contracts/events/streams.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { NotRead, useTitleOf } from '../list/NotRead.tsx';
import { PayoutsOfBooking } from '../PayoutsOfBooking.tsx';
import { QuickLook, useFocusBack } from '../QuickLook.tsx';
import { StreamHistory } from '../StreamHistory.tsx';
import { useReadPaymentQuery } from './api.ts';
import { managePaymentsText } from './manage-payments.text.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentAttempts } from './PaymentAttempts.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { paymentRowId } from './PaymentsTable.tsx';

/** A payment beside the table: its money, how it was tried, what went back, and what an admin may do. */
export function PaymentPanel({
  id,
  known,
  onClose,
}: {
  id: string;
  /** From the list, until it is read. */ known?: Payment | undefined;
  onClose: () => void;
}) {
  const t = useText(managePaymentsText);
  const { currentData, error, refetch } = useReadPaymentQuery({ id });
  useFocusBack(paymentRowId(id));
  const payment = currentData ?? known;
  return (
    <QuickLook
      kicker={payment?.service ?? t('payments')}
      title={useTitleOf(payment?.code, error)}
      onClose={onClose}
      facts={payment && <Facts payment={payment} />}
    >
      <div className="flex flex-col gap-4 px-5 pb-6">
        {payment && <Whole payment={payment} />}
        {!payment && !error && <SkeletonList rows={4} />}
        {!payment && error && <NotRead error={error} failed={t('paymentFailed')} onRetry={refetch} onClose={onClose} />}
      </div>
    </QuickLook>
  );
}

function Facts({ payment: { bookingId, status } }: { payment: Payment }) {
  const t = useText(managePaymentsText);
  return (
    <>
      <StatusBadge kind="payment" status={status} size={22} />
      <TextLink to={`/admin/bookings/${encodeURIComponent(bookingId)}`} className="text-13">
        {t('openBooking')}
      </TextLink>
    </>
  );
}

function Whole({ payment }: { payment: Payment }) {
  const t = useText(managePaymentsText);
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
      <PaymentRefunds payment={payment} />
      <PayoutsOfBooking bookingId={bookingId} />
      <hr className="border-line" />
      <StreamHistory stream={streams.payment(bookingId)} />
    </>
  );
}

function Money({ payment: { purpose, amount, requested, received, verified, refunded, owed } }: { payment: Payment }) {
  const t = useText(managePaymentsText);
  const lines = [
    { label: t(purpose === 'job' ? 'costs' : 'costsFee'), amount, always: true },
    { label: t('askedFor'), amount: requested },
    { label: t('received'), amount: received },
    { label: t('givenBack'), amount: -refunded },
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
