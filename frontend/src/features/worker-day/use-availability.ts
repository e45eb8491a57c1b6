import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { errorText } from '../../api/error-text.ts';
import { useNow } from '../../browser/use-now.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { ask } from '../../ui/over-the-page/alert.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { useAddTimeOffMutation, useRemoveTimeOffMutation } from '../worker/api.ts';
import { availabilityView, restOfToday, type AvailabilityView } from './availability-view.ts';
import { workerDayEn } from './worker-day.en.ts';

const ERROR_MS = 4000;

/** Availability switch: off takes time off until the end of the day, on ends it. Optimistic; reverted on failure. */
export function useAvailability(profile: OwnWorkerProfile) {
  const t = useText(workerDayEn);
  const locale = useLocale();
  const now = useNow();
  const [addTimeOff] = useAddTimeOffMutation();
  const [removeTimeOff] = useRemoveTimeOffMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const view = availabilityView(profile, now);

  async function comeBack({ until, isToday, timeOffIds }: Extract<AvailabilityView, { state: 'off' }>) {
    const sure =
      isToday ||
      (await ask({ title: t('endTimeOffTitle'), message: t('endTimeOff', { when: formatDayAndTime(until, locale) }) }));
    if (!sure) return;
    for (const timeOffId of timeOffIds) await removeTimeOff({ body: { timeOffId } }).unwrap();
  }

  async function change(on: boolean) {
    if (wanted !== null) return;
    setWanted(on);
    try {
      if (!on) await addTimeOff({ body: restOfToday(now) }).unwrap();
      else if (view.state === 'off') await comeBack(view);
    } catch (failure) {
      showToast(t('couldNot', { reason: errorText(failure) }), { variant: 'error', durationMs: ERROR_MS });
    } finally {
      setWanted(null);
    }
  }

  return {
    view,
    isOn: wanted ?? (view.state !== 'off' && view.state !== 'closed'),
    isChanging: wanted !== null,
    change,
  };
}
