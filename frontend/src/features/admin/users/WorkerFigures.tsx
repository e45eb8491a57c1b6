import { Link } from 'react-router-dom';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { intlLocales } from '#contracts/intl-locales.ts';
import type { WorkerFigures as Figures } from '#contracts/views/worker.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { figureLinks } from '../analytics/figure-links.ts';
import { useReadWorkerFiguresQuery } from './api.ts';
import { FigureList, type FigureLine } from './FigureList.tsx';
import { workerFiguresEn } from './worker-figures.en.ts';
import { useDuration } from '../../catalogue/duration.ts';

const MONTHS_SHOWN = 6;

/** A worker's responses, jobs, monthly earnings and payouts. */
export function WorkerFigures({ workerId }: { workerId: string }) {
  const t = useText(workerFiguresEn);
  const query = useReadWorkerFiguresQuery({ workerId });
  return (
    <Fetched of={query} waiting={<SkeletonList rows={4} />} failed={t('failed')}>
      {(figures) => (
        <>
          <Work figures={figures} />
          {figures.money && <Money workerId={workerId} money={figures.money} />}
        </>
      )}
    </Fetched>
  );
}

function Work({ figures }: { figures: Figures }) {
  const t = useText(workerFiguresEn);
  return <FigureList title={t('work')} lines={useWorkLines(figures)} />;
}

function Money({ workerId, money: { earnings, payouts } }: { workerId: string; money: NonNullable<Figures['money']> }) {
  const t = useText(workerFiguresEn);
  const locale = useLocale();
  const months = earnings.months.slice(0, MONTHS_SHOWN).map(({ month, jobs, amount }) => ({
    label: monthName(month, locale),
    hint: t('jobs', { count: jobs }),
    value: formatPesoLong(amount),
  }));
  return (
    <>
      <FigureList
        title={t('earnings')}
        lines={[
          ...months,
          {
            label: t('inAll'),
            value: formatPesoLong(earnings.totals.totalEarnings),
            to: figureLinks(null, { worker: workerId, moved: 'earned' }).bookings,
          },
        ]}
      />
      <section>
        <h3 className="mb-2 text-14 font-strong tracking-normal">{t('payouts')}</h3>
        {payouts.length === 0 && <p className="text-13 text-muted">{t('noPayouts')}</p>}
        <ul className="grid gap-2">
          {payouts.map(({ id, friday, status, amount }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-14">
              <Link
                to={`/admin/payouts/${encodeURIComponent(id)}?friday=all`}
                className="rounded-8 font-strong text-brand-ink hover:underline hover:underline-offset-4"
              >
                {formatDayWithYear(manilaInstant(friday, '12:00'), locale)}
              </Link>
              <span className="flex items-center gap-2">
                <StatusBadge kind="payout" status={status} size={22} />
                <span className="amount">{formatPesoLong(amount)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocales(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Manila',
  }).format(new Date(manilaInstant(`${month}-01`, '12:00')));
}

/** A worker's responses, jobs and reviews, one per line. */
function useWorkLines({ requests, jobs, reviews }: Figures): FigureLine[] {
  const t = useText(workerFiguresEn);
  const duration = useDuration();
  const { asked, accepted, declined, unanswered, answerMinutes } = requests;
  return [
    { label: t('asked'), value: String(asked) },
    { label: t('accepted'), value: String(accepted) },
    { label: t('declined'), value: String(declined) },
    { label: t('unanswered'), value: String(unanswered) },
    { label: t('answerTime'), value: answerMinutes === null ? '–' : duration(Math.max(1, answerMinutes)) },
    { label: t('completed'), hint: t('ofAgreed', { count: jobs.agreed }), value: String(jobs.completed) },
    { label: t('completion'), value: jobs.completionPercent === null ? '–' : `${jobs.completionPercent}%` },
    { label: t('calledOff'), value: String(jobs.calledOff) },
    { label: t('noShows'), value: String(jobs.noShows) },
    { label: t('late'), value: String(jobs.late) },
    {
      label: t('rating'),
      hint: reviews.count === 0 ? undefined : t('reviews', { count: reviews.count }),
      value: reviews.count === 0 ? '–' : reviews.rating.toFixed(1),
    },
  ];
}
