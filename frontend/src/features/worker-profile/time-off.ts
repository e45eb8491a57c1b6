import { manilaInstant } from '#contracts/manila-time.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';

type Off = OwnWorkerProfile['timeOff'][number];

/** Current and future time off, the soonest first. `now` in ms. */
export function comingTimeOff(timeOff: readonly Off[], now: number): Off[] {
  return timeOff
    .filter(({ to }) => Date.parse(to) > now)
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

export type TimeOffProblem = 'required' | 'timeOffPast' | 'timeOffOrder';

/** Validates a first and an optional last Manila day. */
export function timeOffProblems(
  { first, last }: { first: string; last: string },
  today: string,
): { first?: TimeOffProblem; last?: TimeOffProblem } {
  if (first === '') return { first: 'required' };
  if (first < today) return { first: 'timeOffPast' };
  return last !== '' && last < first ? { last: 'timeOffOrder' } : {};
}

/** From the start of the first Manila day to the end of the last. */
export function wholeDays({ first, last }: { first: string; last: string }): { from: string; to: string } {
  return { from: manilaInstant(first), to: manilaInstant(last || first, '24:00') };
}
