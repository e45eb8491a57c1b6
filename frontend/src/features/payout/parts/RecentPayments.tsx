import { CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { PaymentRow } from '#contracts/views/payout-earnings.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { StatusPill } from '../../../ui/showing/StatusPill.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { bookingPathOf, workerTabPath } from '../../../domain/booking/paths.ts';
import { earningsEn } from '../earnings.en.ts';

/** The first ten completed bookings (specification section 9): a table, on phones a list. */
export function RecentPayments({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useText(earningsEn);
  if (payments.length === 0) {
    return (
      <Card title={t('recentPayments')}>
        <EmptyState
          title={t('noPayments')}
          action={
            <ButtonLink to={workerTabPath('open')} size={44}>
              {t('seeOpenJobs')}
            </ButtonLink>
          }
        >
          {t('noPaymentsText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card
      padding="none"
      title={t('recentPayments')}
      end={<TextLink to={workerTabPath('over')}>{t('viewAll')}</TextLink>}
    >
      <PaymentTable payments={payments} />
      <ul aria-label={t('recentPayments')} className="divide-y divide-line px-4 pb-1 sm:px-5 md:hidden">
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentLine payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PaymentTable({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useText(earningsEn);
  const locale = useLocale();
  const cell = 'px-2 py-2 first:pl-5 last:pr-5 lg:first:pl-6 lg:last:pr-6';
  return (
    <table className="hidden w-full text-14 md:table">
      <caption className="sr-only">{t('recentPayments')}</caption>
      <thead>
        <tr className="bg-sunken text-left text-13 text-muted">
          {(['client', 'service', 'completed', 'status'] as const).map((name) => (
            <th key={name} scope="col" className={`${cell} font-strong`}>
              {t(name)}
            </th>
          ))}
          <th scope="col" className={`${cell} text-right font-strong`}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, customerName, customerAvatar, service, date, status, amount, ...parts }) => (
          <tr key={id} className="relative border-t border-line first:border-0">
            <td className={cell}>
              <Link
                to={bookingPathOf.worker(id)}
                className="card-link flex items-center gap-2.5 rounded-8 font-strong hover:underline"
              >
                <Avatar name={customerName} src={customerAvatar} size={28} />
                {customerName}
              </Link>
            </td>
            <td className={cell}>
              {inCatalogue(service)}
              <span className="block text-13 text-muted">
                <RequestedAmount of={parts} />
              </span>
            </td>
            <td className={cell}>{formatDay(date, locale)}</td>
            <td className={cell}>
              <PaymentStatus status={status} />
            </td>
            <td className={`${cell} tabular text-right font-strong`}>{formatPesoLong(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PaymentLine({
  payment: { id, customerName, customerAvatar, service, date, status, amount, ...parts },
}: {
  payment: PaymentRow;
}) {
  const locale = useLocale();
  return (
    <Link to={bookingPathOf.worker(id)} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-8 py-3">
      <Avatar name={customerName} src={customerAvatar} size={44} />
      <span className="min-w-0 flex-1 text-14">
        <span className="block font-strong">{customerName}</span>
        <span className="block text-muted">{inCatalogue(service)}</span>
        <span className="block text-muted">{formatDay(date, locale)}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className="amount text-14">{formatPesoLong(amount)}</span>
        <PaymentStatus status={status} />
      </span>
      <span className="basis-full text-13 text-muted">
        <RequestedAmount of={parts} />
      </span>
    </Link>
  );
}

/** How a job's amount is computed. */
function RequestedAmount({
  of: { gross, refunded, commission, commissionPercent },
}: {
  of: Pick<PaymentRow, 'gross' | 'refunded' | 'commission' | 'commissionPercent'>;
}) {
  const t = useText(earningsEn);
  return t(refunded > 0 ? 'rowRefunded' : 'rowGross', {
    gross: formatPesoLong(gross),
    refunded: formatPesoLong(refunded),
    commission: formatPesoLong(commission),
    percent: commissionPercent,
  });
}

/** Paid, on its way, or neither. */
function PaymentStatus({ status }: { status: PaymentRow['status'] }) {
  const t = useText(earningsEn);
  if (status === 'other')
    return (
      <StatusPill icon={CircleDashed} tone="neutral" size={22}>
        {t('notPaidYet')}
      </StatusPill>
    );
  return <StatusBadge kind="payment" status={status} size={22} />;
}
