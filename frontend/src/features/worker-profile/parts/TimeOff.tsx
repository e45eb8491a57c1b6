import { CalendarOff } from 'lucide-react';
import { formatDay, formatDayAndTime } from '#contracts/manila-format.ts';
import { DAY_MS, manilaTime } from '#contracts/manila-time.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { errorText } from '../../../api/error-text.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useRemoveTimeOffMutation } from '../../worker/api.ts';
import { TimeOffForm } from './TimeOffForm.tsx';
import { comingTimeOff } from '../time-off.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

type Off = OwnWorkerProfile['timeOff'][number];

/** Current and planned time off, and adding more. */
export function TimeOff({ timeOff }: { timeOff: readonly Off[] }) {
  const t = useText(workerProfileEn);
  const coming = comingTimeOff(timeOff, useNow());
  return (
    <>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('timeOffHint')}</p>
      {coming.length === 0 && <p className="mb-4 text-14">{t('noTimeOff')}</p>}
      <ul className="mb-4 divide-y divide-line">
        {coming.map((off) => (
          <li key={off.id}>
            <PlannedOff off={off} />
          </li>
        ))}
      </ul>
      <TimeOffForm />
    </>
  );
}

function PlannedOff({ off }: { off: Off }) {
  const t = useText(workerProfileEn);
  const when = useSpan(off);
  const [remove] = useRemoveTimeOffMutation();

  async function comeBack() {
    const { error } = await remove({ body: { timeOffId: off.id } });
    if (error) showToast(errorText(error), { variant: 'error', durationMs: 4000 });
    else showToast(t('timeOffRemoved'), { variant: 'success' });
  }

  return (
    <div className="flex items-center gap-3 py-2.5">
      <CalendarOff aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 text-14">
        <p className="font-strong">{when}</p>
        {off.reason && <p className="text-muted">{off.reason}</p>}
        {off.message && <p className="text-muted">“{off.message}”</p>}
      </div>
      <Button variant="outline" size={36} aria-label={t('removeTimeOff', { when })} onClick={comeBack}>
        {t('comeBack')}
      </Button>
    </div>
  );
}

/** Whole days by date, parts of days with times. */
function useSpan({ from, to }: Off): string {
  const t = useText(workerProfileEn);
  const locale = useLocale();
  const isWholeDays = manilaTime(from) === '00:00' && manilaTime(to) === '00:00';
  if (!isWholeDays) return t('until', { from: formatDayAndTime(from, locale), to: formatDayAndTime(to, locale) });
  const [first, last] = [formatDay(from, locale), formatDay(Date.parse(to) - DAY_MS / 2, locale)];
  return first === last ? first : t('until', { from: first, to: last });
}
