import { CalendarDays, CircleCheck, Scale, Wallet } from 'lucide-react';
import { formatMonth } from '#contracts/manila-format.ts';
import { manilaMonth } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Earnings } from '#contracts/views/payout-earnings.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { StatCard } from '../../../ui/showing/charts/StatCard.tsx';
import { earningsEn } from '../earnings.en.ts';
import { isMonthNew, percentText, trendOf } from '../percent-text.ts';

export function EarningsTotals({ totals }: { totals: Earnings['totals'] }) {
  const t = useText(earningsEn);
  const locale = useLocale();
  const {
    totalEarnings,
    thisMonth,
    percentChange,
    averagePerJob,
    completedJobs,
    completedThisMonth,
    firstCompletedAt,
  } = totals;
  const since = firstCompletedAt
    ? t('since', { month: formatMonth(manilaMonth(firstCompletedAt), locale) })
    : t('noneYet');
  const isNew = isMonthNew(useNow());
  const trend = trendOf(percentChange, isNew);
  const vsLastMonth = isNew ? `${t('vsLastMonth')}. ${t('monthBegun')}` : t('vsLastMonth');
  const icon = 'size-5';
  return (
    <div className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
      <StatCard
        emphasised
        label={t('totalEarnings')}
        value={formatPesoShort(totalEarnings)}
        note={since}
        icon={<Wallet aria-hidden="true" className={icon} />}
      />
      <StatCard
        label={t('thisMonth')}
        value={formatPesoShort(thisMonth)}
        {...(trend && { change: trend })}
        note={trend ? vsLastMonth : `${percentText(percentChange)} ${vsLastMonth}`}
        icon={<CalendarDays aria-hidden="true" className={icon} />}
      />
      <StatCard
        label={t('averagePerJob')}
        value={formatPesoShort(averagePerJob)}
        note={t('fromJobs', { count: completedJobs })}
        icon={<Scale aria-hidden="true" className={icon} />}
      />
      <StatCard
        label={t('completedJobs')}
        value={String(completedJobs)}
        note={t('completedThisMonth', { count: completedThisMonth })}
        icon={<CircleCheck aria-hidden="true" className={icon} />}
      />
    </div>
  );
}
