import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { PaymentBreakdown } from '#contracts/views/payment.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { BarList } from '../../../ui/showing/charts/BarList.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { StackedBar } from '../../../ui/showing/charts/StackedBar.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { TableFrame, type ReadOf } from '../list/TableFrame.tsx';
import { managePaymentsEn } from './manage-payments.en.ts';
import { methodParts, statusParts } from './payment-figures.ts';

/** Totals of the period by status and by method. */
export function PaymentsBreakdown({
  of,
  narrow,
}: {
  of: ReadOf<PaymentBreakdown>;
  /** A panel is open beside it. */ narrow: boolean;
}) {
  const t = useText(managePaymentsEn);
  const grid = cx('mb-2 grid grid-cols-1 gap-3.5', !narrow && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]');
  return (
    <TableFrame of={of}>
      <Fetched of={of} failed={t('breakdownFailed')} waiting={null}>
        {(breakdown) => (
          <Foldable total={formatPesoLong(breakdown.amount)}>
            <div className={grid}>
              <ByStatus breakdown={breakdown} />
              <div className={narrow ? 'xl:hidden' : undefined}>
                <ByMethod breakdown={breakdown} />
              </div>
            </div>
          </Foldable>
        )}
      </Fetched>
    </TableFrame>
  );
}

/** On phones one line, so that the list starts within the first screen. */
function Foldable({ total, children }: { total: string; children: ReactNode }) {
  const t = useText(managePaymentsEn);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cx(
          'mb-2 flex min-h-11 w-full items-center justify-between gap-3 rounded-12 border border-line bg-surface px-4 text-14',
          'sm:hidden',
        )}
      >
        <span className="font-strong">{t('breakdown')}</span>
        <span className="flex items-center gap-2">
          <span className="amount">{total}</span>
          <ChevronDown aria-hidden="true" className={cx('size-4.5 text-muted', isOpen && 'rotate-180')} />
        </span>
      </button>
      <div className={cx(!isOpen && 'max-sm:hidden')}>{children}</div>
    </>
  );
}

const words = {
  verified: 'verifiedTab',
  requested: 'requested',
  processing: 'processing',
  paid: 'waitingForYou',
  failed: 'failed',
} as const;

/** Staff come for the list below. */
const low = 'h-full lg:px-5! lg:py-3! lg:*:first:mb-2!';

function ByStatus({ breakdown }: { breakdown: PaymentBreakdown }) {
  const t = useText(managePaymentsEn);
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
      className={low}
    >
      <StackedBar label={t('breakdownLabel')} parts={parts} />
    </Card>
  );
}

function ByMethod({ breakdown }: { breakdown: PaymentBreakdown }) {
  const t = useText(managePaymentsEn);
  const names = useText(paymentMethodEn);
  const bars = methodParts(breakdown).map(({ method, amount }) => ({
    id: method,
    label: names(methodWord[method]),
    value: amount,
    shown: formatPesoLong(amount),
  }));
  return (
    <Card title={t('byMethod')} className={low}>
      {bars.length > 0 ? (
        <BarList slim caption={t('byMethodCaption')} columns={{ label: t('method'), value: t('amount') }} bars={bars} />
      ) : (
        <p className="text-14 text-muted">{t('noneInPeriod')}</p>
      )}
    </Card>
  );
}
