import type { AdminOverview } from '#contracts/views/platform-overview.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { dashboardText } from './dashboard.text.ts';

/** The deep panel: how many jobs are under way this minute, and how many still look for their worker; below, how many people there are. */
export function RightNow({
  counts: { activeBookings, openBookings, clients, workers },
}: {
  counts: AdminOverview['counts'];
}) {
  const t = useText(dashboardText);
  const total = activeBookings + openBookings;
  const share = total === 0 ? 0 : (activeBookings / total) * 100;
  return (
    <DeepPanel as="section" className="flex h-full flex-col">
      <h2 className="text-18 font-title">{t('rightNow')}</h2>
      <p className="text-14 text-on-deep-muted">{t('rightNowHint')}</p>
      <p className="amount mt-4 text-36 tracking-tight">{t('jobsUnderWay', { count: activeBookings })}</p>
      <div
        role="img"
        aria-label={t('shareAnswered', { answered: activeBookings, total })}
        className="mt-3 h-2.5 overflow-hidden rounded-pill bg-deep-2"
      >
        <div className="h-full rounded-pill bg-mango" style={{ width: `${share}%` }} />
      </div>
      <ul className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-13">
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-[3px] bg-mango" />
          {`${t('hasWorker')} ${activeBookings}`}
        </li>
        <li className="flex items-center gap-1.5 text-on-deep-muted">
          <span aria-hidden="true" className="size-2 rounded-[3px] bg-on-deep-muted" />
          {`${t('waitingForAnswer')} ${openBookings}`}
        </li>
      </ul>
      <div className="mt-auto pt-6">
        <h3 className="border-t border-deep-2 pt-4 text-14 font-strong tracking-normal">{t('onSuki')}</h3>
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
