import { Link } from 'react-router-dom';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { DeepShare } from '../../../ui/showing/DeepShare.tsx';
import { useListPayoutsQuery } from '../payouts/api.ts';
import { managePayoutsEn } from '../payouts/manage-payouts.en.ts';
import { earningWeekText, noPayouts, transferableSums } from '../payouts/payout-list.ts';
import { fridayInSight } from '../payouts/payouts-filters.ts';
import { dashboardEn } from './dashboard.en.ts';

/** Friday's payout for staff who may see it, current jobs and numbers of people. */
export function RightNow({ overview: { counts, today } }: { overview: AdminOverview }) {
  const t = useText(dashboardEn);
  const mayPay = useMay()('payouts.read');
  const { activeBookings, openBookings, clients, workers } = counts;
  const total = activeBookings + openBookings;
  return (
    <DeepPanel as="section" className="flex h-full flex-col gap-5">
      {mayPay && <FridaysTotal today={today} />}
      <div className={mayPay ? 'border-t border-deep-2 pt-4' : undefined}>
        <h2 className="text-18 font-title">{t('rightNow')}</h2>
        <p className="text-14 text-on-deep-muted">{t('rightNowHint')}</p>
        <p className={`amount mt-2 tracking-tight ${mayPay ? 'text-28' : 'text-36'}`}>
          {t('jobsUnderWay', { count: activeBookings })}
        </p>
        <DeepShare
          stacked
          label={t('shareAnswered', { answered: activeBookings, total })}
          share={total === 0 ? 0 : (activeBookings / total) * 100}
          done={{ word: t('hasWorker'), shown: activeBookings }}
          left={{ word: t('waitingForAnswer'), shown: openBookings }}
        />
      </div>
      <div className="mt-auto border-t border-deep-2 pt-4">
        <h3 className="text-14 font-strong tracking-normal">{t('onSuki')}</h3>
        <dl className="mt-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-14">
          {(
            [
              ['clients', clients],
              ['workers', workers],
            ] as const
          ).map(([word, count]) => (
            <div key={word} className="flex gap-2">
              <dt className="text-on-deep-muted">{t(word)}</dt>
              <dd className="amount">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </DeepPanel>
  );
}

/** Most Fridays have workers who owe cash commission, so the skeleton reserves room for that text. */
const whileRead = { ...noPayouts, owed: 1_000_00 };

/** Its height is reserved while it loads. */
function FridaysTotal({ today }: { today: string }) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  const friday = fridayInSight(today);
  const { data } = useListPayoutsQuery({ friday, limit: 1, page: 1 });
  const shown = data ? (data.fridays.find((one) => one.friday === friday) ?? noPayouts) : whileRead;
  const { amount, unpaid, owed } = transferableSums(shown);
  return (
    <div className={data ? undefined : 'invisible'}>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-18 font-title">{t('fridaysPayout')}</h2>
        <Link
          to={`/admin/payouts?friday=${friday}`}
          className="touch-area rounded-8 text-14 font-strong underline-offset-4 outline-on-deep! hover:underline"
        >
          {t('payouts')}
        </Link>
      </div>
      <p className="text-14 text-on-deep-muted">
        {formatDayWithYear(manilaInstant(friday, '12:00'), locale)}, {t('payoutsOfFriday', { count: shown.payouts })}
      </p>
      <p className="amount mt-4 text-36 tracking-tight">{formatPesoLong(amount)}</p>
      {friday > today ? (
        <p className="text-14 text-on-deep-muted">{earningWeekText(t, owed)}</p>
      ) : (
        <DeepShare
          stacked
          label={t('shareSent', { sent: formatPesoLong(amount - unpaid), total: formatPesoLong(amount) })}
          share={amount > 0 ? ((amount - unpaid) / amount) * 100 : 0}
          done={{ word: t('sent'), shown: formatPesoLong(amount - unpaid) }}
          left={{ word: t('waiting'), shown: formatPesoLong(unpaid) }}
        />
      )}
    </div>
  );
}
