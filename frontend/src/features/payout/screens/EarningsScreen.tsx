import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { GetHelp } from '../../../domain/GetHelp.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReadEarningsQuery } from '../api.ts';
import { earningsEn } from '../earnings.en.ts';
import { EarningsTotals } from '../parts/EarningsTotals.tsx';
import { ExportEarnings } from '../parts/ExportEarnings.tsx';
import { usualRange, type Range } from '../month-range.ts';
import { MonthlyBreakdown } from '../parts/MonthlyBreakdown.tsx';
import { PayoutHistory } from '../parts/PayoutHistory.tsx';
import { PayoutInformation } from '../parts/PayoutInformation.tsx';
import { RecentPayments } from '../parts/RecentPayments.tsx';

/** /worker-earnings (specification sections 2 and 9). */
export function EarningsScreen() {
  const t = useText(earningsEn);
  const { data, error, refetch } = useReadEarningsQuery();
  const [range, setRange] = useState<Range>(usualRange);
  return (
    <>
      <PageHeader
        title={t('title')}
        back={{ to: '/worker-dashboard', label: t('backToDashboard') }}
        className="flex-nowrap!"
        actions={<HeaderButtons range={range} onRefresh={refetch} />}
      />
      {error && (
        <Note
          tone="error"
          title={t('errorTitle')}
          className="mb-4"
          action={
            <Button variant="outline" size={44} onClick={async () => void (await refetch())}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <EarningsWaiting />}
      {data && (
        <div className="grid gap-4">
          <EarningsTotals totals={data.totals} />
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
            <MonthlyBreakdown months={data.months} range={range} onRange={setRange} />
            <PayoutInformation payout={data.payout} />
          </div>
          <PayoutHistory />
          <RecentPayments payments={data.recentPayments} />
          <GetHelp side="worker" topic="payout" className="justify-self-start text-14" />
        </div>
      )}
    </>
  );
}

/** Exports the months that the breakdown shows. */
function HeaderButtons({ range, onRefresh }: { range: Range; onRefresh: () => PromiseLike<unknown> }) {
  const t = useText(earningsEn);
  return (
    <>
      <Button
        variant="outline"
        size={44}
        icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
        onClick={async () => void (await onRefresh())}
      >
        <span className="max-sm:sr-only">{t('refresh')}</span>
      </Button>
      <ExportEarnings range={range} />
    </>
  );
}

function EarningsWaiting() {
  const t = useText(earningsEn);
  return (
    <Loading text={t('loading')} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-27 rounded-20 lg:h-36" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <Skeleton className="h-90 rounded-20" />
        <Skeleton className="h-60 rounded-20 lg:h-90" />
      </div>
      <Skeleton className="h-80 rounded-20" />
    </Loading>
  );
}
