import { Link } from 'react-router-dom';
import { amountOf } from '#contracts/payment/amount-of-row.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { adminPaymentsApi, useReadClientBalanceQuery } from '../payments/api.ts';
import { FigureList } from './FigureList.tsx';
import { workerFiguresEn } from './worker-figures.en.ts';

const SHOWN = 5;

/** A client's payments, refunds and debts. Renders nothing before the first payment. */
export function ClientMoney({ accountId }: { accountId: string }) {
  const t = useText(workerFiguresEn);
  const payments = adminPaymentsApi.endpoints.listPayments.useQuery({ client: accountId, limit: SHOWN });
  const balance = useReadClientBalanceQuery({ id: accountId });
  return (
    <Fetched of={payments} waiting={<SkeletonList rows={2} />} failed={t('paymentsFailed')}>
      {({ items, total }) =>
        total > 0 && (
          <section>
            <Fetched of={balance} waiting={<SkeletonList rows={1} />} failed={t('paymentsFailed')}>
              {({ received, refunded, owed, capped }) => (
                <FigureList
                  title={t('money')}
                  lines={[
                    { label: t('paid'), value: pesos(received, capped) },
                    { label: t('refunded'), value: pesos(refunded, capped) },
                    { label: t('owed'), value: pesos(owed, capped) },
                  ]}
                />
              )}
            </Fetched>
            <p className="mt-2 mb-3 flex flex-wrap gap-x-4 text-13">
              <TextLink to={listOf(accountId)}>{t('allPayments', { count: total })}</TextLink>
              <TextLink to={`${listOf(accountId)}&status=refunds`}>{t('allRefunds')}</TextLink>
            </p>
            <ul className="grid gap-3">
              {items.map((payment) => (
                <Row key={payment.id} payment={payment} />
              ))}
            </ul>
          </section>
        )
      }
    </Fetched>
  );
}

function Row({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const { id, code, service, changedAt } = payment;
  return (
    <li className="text-14">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={`/admin/payments/${encodeURIComponent(id)}`}
          className="min-w-0 truncate rounded-8 font-strong text-brand-ink hover:underline"
        >
          {[code, service].join(' · ')}
        </Link>
        <span className="amount shrink-0">{formatPesoLong(amountOf(payment))}</span>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-13 text-muted">
        {changedAt && formatDayAndTime(changedAt, locale)}
        <StatusBadge kind="payment" status={shownStatus(payment)} size={22} />
      </p>
    </li>
  );
}

function listOf(accountId: string): string {
  return `/admin/payments?client=${encodeURIComponent(accountId)}`;
}

/** A capped sum covers the newest payments only, so it is a minimum. */
function pesos(centavos: number, capped: true | undefined): string {
  return `${formatPesoLong(centavos)}${capped ? '+' : ''}`;
}
