import { addDays, manilaDay, manilaDayAndTime, manilaTime } from '#contracts/manila-time.ts';

/** Night starts at this hour and lasts until morning. */
const NIGHT_FROM = '18:00';
const NIGHT_TO = '05:00';

export type NearDay = 'today' | 'tonight' | 'tomorrow';

/** Text key of a near start; "tonight" includes the hours after midnight. null: the date is needed. */
export function nearDay(instant: string, now: number): NearDay | null {
  const { date, time } = manilaDayAndTime(instant);
  const today = manilaDay(now);
  const tomorrow = addDays(today, 1);
  if (date === tomorrow && time < NIGHT_TO) return 'tonight';
  if (date === today)
    return time >= NIGHT_FROM || (time < NIGHT_TO && manilaTime(now) < NIGHT_TO) ? 'tonight' : 'today';
  return date === tomorrow ? 'tomorrow' : null;
}
