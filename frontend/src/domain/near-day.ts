import { addDays, manilaDay, manilaDayAndTime, manilaTime } from '#contracts/manila-time.ts';

/** From this hour on, and until the small hours end, it is night. */
const NIGHT_FROM = '18:00';
const NIGHT_TO = '05:00';

export type NearDay = 'today' | 'tonight' | 'tomorrow';

/** The word for a near start: tonight goes on after midnight, as people say it. null: it needs its day. */
export function nearDay(instant: string, now: number): NearDay | null {
  const { date, time } = manilaDayAndTime(instant);
  const today = manilaDay(now);
  const tomorrow = addDays(today, 1);
  if (date === tomorrow && time < NIGHT_TO) return 'tonight';
  if (date === today)
    return time >= NIGHT_FROM || (time < NIGHT_TO && manilaTime(now) < NIGHT_TO) ? 'tonight' : 'today';
  return date === tomorrow ? 'tomorrow' : null;
}
