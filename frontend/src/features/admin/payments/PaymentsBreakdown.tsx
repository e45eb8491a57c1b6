import { formatPesoLong } from '#contracts/money.ts';
import type { PaymentBreakdown } from '#contracts/views/payment.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { BarList } from '../../../ui/showing/charts/BarList.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { StackedBar } from '../../../ui/showing/charts/StackedBar.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodText } from '../../../domain/payment-method/payment-method.text.ts';
import { TableFrame, type ReadOf } from '../list/TableFrame.tsx';
import { managePaymentsText } from './manage-payments.text.ts';
import { methodParts, statusParts } from './payment-figures.ts';

/** Totals of the period by status and by method. */
export function PaymentsBreakdown({
  of,
  narrow,
}: {
  of: ReadOf<PaymentBreakdown>;
  /** A panel is open beside it. */ narrow: boolean;
}) {
  const t = useText(managePaymentsText);
  const grid = cx('mb-2 grid grid-cols-1 gap-3.5', !narrow && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]');
  return (
    <TableFrame of={of}>
      <Fetched of={of} failed={t('breakdownFailed')} waiting={null}>
        {(breakdown) => (
          <div className={grid}>
            <ByStatus breakdown={breakdown} />
            <div className={narrow ? 'xl:hidden' : undefined}>
              <ByMethod breakdown={breakdown} />
            </div>
          </div>
        )}
      </Fetched>
    </TableFrame>
  );
}

const words = {
  verified: 'verifiedTab',
  requested: 'requested',
  processing: 'processing',
  paid: 'waitingForYou',
  failed: 'failed',
} as const;

function ByStatus({ breakdown }: { breakdown: PaymentBreakdown }) {
  const t = useText(managePaymentsText);
  const parts = statusParts(breakdown).map(({ status, amount, colour }) => ({
    id: status,
    label: t(words[status]),
    value: amount,
    shown: formatPesoLong(amount),
    colour,
  }));
  return (
    <Card
      title={t('breakdown')}
      end={<span className="amount text-22 tracking-tight text-ink">{formatPesoLong(breakdown.amount)}</span>}
      className="h-full"
    >
      <StackedBar label={t('breakdownLabel')} parts={parts} />
    </Card>
  );
}

function ByMethod({ breakdown }: { breakdown: PaymentBreakdown }) {
  const t = useText(managePaymentsText);
  const names = useText(paymentMethodText);
  const bars = methodParts(breakdown).map(({ method, amount }) => ({
    id: method,
    label: names(methodWord[method]),
    value: amount,
    shown: formatPesoLong(amount),
  }));
  return (
    <Card title={t('byMethod')} className="h-full">
      {bars.length > 0 ? (
        <BarList slim caption={t('byMethodCaption')} columns={{ label: t('method'), value: t('amount') }} bars={bars} />
      ) : (
        <p className="text-14 text-muted">{t('noneInPeriod')}</p>
      )}
    </Card>
  );
}
