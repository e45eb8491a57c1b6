import { manilaTime } from '#contracts/manila-time.ts';

export type Greeting = 'goodMorning' | 'goodAfternoon' | 'goodEvening';

/** Morning before 12:00, afternoon before 18:00, otherwise evening (specification section 2), Manila time. */
export function greetingAt(instant: number): Greeting {
  const time = manilaTime(instant);
  if (time < '12:00') return 'goodMorning';
  return time < '18:00' ? 'goodAfternoon' : 'goodEvening';
}
