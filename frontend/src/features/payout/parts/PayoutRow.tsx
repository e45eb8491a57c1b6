import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import type { Values } from '../../../i18n/i18n.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { earningsEn } from '../earnings.en.ts';
import { PayoutLine } from './PayoutLine.tsx';
import { payoutStatusText, payoutSums, totalWord } from '../payout-view.ts';
import { usePayoutMethodName } from '../use-payout-method-name.ts';

const isMoment = new Set(['when', 'until', 'day']);

/** A masked account must not wrap. */
const oneLine = { account: <span className="whitespace-nowrap" /> };

/** Inserted values, such as days, must not wrap either. */
function unbroken(values: Values = {}): Record<string, ReactNode> {
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    isMoment.has(name) ? <span className="whitespace-nowrap">{value}</span> : value,
  ]);
  return Object.fromEntries(pairs);
}

/** One payout with sum and status; when opened, all its lines. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const t = useText(earningsEn);
  const locale = useLocale();
  const stands = payoutStatusText(payout, locale, usePayoutMethodName());
  const { friday, amount, status, reference, lines } = payout;
  return (
    <details className="group">
      <summary
        className={cx(
          'grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 rounded-8 py-3',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="text-14 font-strong sm:self-end">{formatDayWithYear(manilaInstant(friday), locale)}</span>
        {/* Below the amount on phones: beside it, each line would have room for two words. */}
        <span className="order-last col-span-full sm:order-none sm:col-span-1 sm:col-start-1 sm:row-start-2 sm:self-start">
          {stands && (
            <span className="block text-13 text-muted">
              <RichText of={earningsEn} id={stands.key} values={unbroken(stands.values)} parts={oneLine} />
            </span>
          )}
          {reference && status === 'paid' && (
            <span className="tabular block text-13 text-muted">
              <Unbroken>{t('referenceIs', { reference })}</Unbroken>
            </span>
          )}
        </span>
        <span className="flex flex-col items-end gap-1 sm:row-span-2">
          <span className="amount text-16">{formatPesoLong(amount)}</span>
          <StatusBadge kind="payout" status={status} size={22} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="motion-quick size-5 text-muted group-open:rotate-180 sm:row-span-2"
        />
      </summary>
      <div className="mb-4 rounded-16 bg-sunken px-4 py-2">
        <ul aria-label={t('showLines', { count: lines.length })} className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id}>
              <PayoutLine line={line} />
            </li>
          ))}
        </ul>
        <Sums payout={payout} />
      </div>
    </details>
  );
}

function Sums({ payout }: { payout: Payout }) {
  const t = useText(earningsEn);
  return (
    <dl className="grid gap-1.5 border-t border-dashed border-line-control py-3 text-14">
      {payoutSums(payout).map(({ word, amount }) => (
        <div key={word} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t(word)}</dt>
          <dd className="tabular font-strong">{formatPesoLong(amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-center justify-between gap-4">
        <dt className="text-muted">{t(totalWord(payout))}</dt>
        <dd className="amount text-22">{formatPesoLong(payout.amount)}</dd>
      </div>
    </dl>
  );
}
