import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Earnings, WorkerOverview } from '#contracts/views/payout-earnings.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { StatCard } from '../../../ui/showing/charts/StatCard.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { payoutDetailsPath } from '../../../domain/payout-details-path.ts';
import { isMonthNew, percentText, trendOf } from '../../payout/percent-text.ts';
import { usePayoutMethodName } from '../../payout/use-payout-method-name.ts';
import { type NextPayout, payoutNoteOf } from '../payout-note.ts';
import { workerDayEn } from '../worker-day.en.ts';

interface Props {
  totals: WorkerOverview['totals'];
  /** Next Friday's payout, once there is one. */
  payout: Earnings['payout'] | undefined;
}

export function Figures({ totals, payout }: Props) {
  const t = useText(workerDayEn);
  const { thisMonth, percentChange, totalEarnings, completedJobs, rating, pendingBookings } = totals;
  const isNew = isMonthNew(useNow());
  const trend = trendOf(percentChange, isNew);
  const next = payout?.next;
  return (
    <section aria-label={t('figures')}>
      <div className="grid gap-3 min-[22.5rem]:grid-cols-2">
        <StatCard
          label={t('thisMonth')}
          value={formatPesoShort(thisMonth)}
          {...(trend
            ? { change: trend, ...(isNew && { note: t('monthBegun') }) }
            : { note: percentText(percentChange) })}
        />
        {next && payout.verifying > 0 && next.amount <= 0 && (
          <StatCard
            label={t('verifying')}
            value={formatPesoShort(payout.verifying)}
            note={t('verifyingNote', { amount: formatPesoShort(next.amount) })}
          />
        )}
        {next && !(payout.verifying > 0 && next.amount <= 0) && (
          <StatCard
            label={t('payoutFriday')}
            value={formatPesoShort(next.amount)}
            note={<PayoutNote next={next} method={payout.method} />}
          />
        )}
        {!next && (
          <StatCard
            label={t('totalEarnings')}
            value={formatPesoShort(totalEarnings)}
            note={<TextLink to="/worker-earnings">{t('allEarnings')}</TextLink>}
          />
        )}
      </div>
      <dl className="mt-3 grid grid-cols-[1.4fr_1fr_1fr] divide-x divide-line rounded-20 border border-line bg-surface py-4 text-center">
        <Figure label={t('completedJobs')}>{completedJobs}</Figure>
        <Figure label={t('rating')}>
          {rating > 0 ? (
            <>
              <Star aria-hidden="true" className="mr-1 inline size-5 -translate-y-0.5 fill-mango text-mango" />
              {rating.toFixed(1)}
            </>
          ) : (
            t('noRating')
          )}
        </Figure>
        <Figure label={t('pending')}>{pendingBookings}</Figure>
      </dl>
    </section>
  );
}

function PayoutNote({ next, method }: { next: NextPayout; method: string | null }) {
  const t = useText(workerDayEn);
  const locale = useLocale();
  const methodName = usePayoutMethodName();
  const note = payoutNoteOf(next, method);
  if (note === 'setAccount') return <TextLink to={payoutDetailsPath}>{t('setAccount')}</TextLink>;
  if (note === 'payoutNote' && method)
    return t(note, { day: formatDay(manilaInstant(next.friday), locale), method: methodName(method) });
  return <span className={note === 'payoutFailed' ? 'text-danger-ink' : 'text-mango-ink'}>{t(note)}</span>;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-1">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="amount text-18">{children}</dd>
    </div>
  );
}
