import type { PeriodFigures } from '#contracts/views/analytics.ts';
import type { DayFigures } from '#contracts/views/platform-overview.ts';

/**
 * A figure against the time before it. Today is not over, so only whole days are compared: both spans without their
 * last day, which leaves the same number of days in each.
 */
export interface Compared {
  value: number;
  /** Percent for amounts and counts, percentage points for shares; null when there was nothing to compare with. */
  change: number | null;
  /** By day, oldest first. */
  line: number[];
}

const sum = (days: readonly DayFigures[], of: (day: DayFigures) => number) =>
  days.reduce((total, day) => total + of(day), 0);
const endings = ({ cancelled, declinedOrExpired }: DayFigures) => cancelled + declinedOrExpired;

/** Percent to one decimal; null from nothing. */
export function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** +9%, −0.4; above a hundred decimals say nothing. */
export function changeText(change: number, unit: string): string {
  const amount = Math.abs(change);
  return `${change < 0 ? '−' : '+'}${amount >= 100 ? Math.round(amount) : amount}${unit}`;
}

const whole = (days: readonly DayFigures[]) => days.slice(0, -1);

/** What is asked for today so far, and on a whole day of those before it, on average. */
export function bookingsToday(days: readonly DayFigures[], before: readonly DayFigures[]) {
  const earlier = [...before, ...whole(days)];
  const usual = earlier.length === 0 ? null : sum(earlier, ({ requested }) => requested) / earlier.length;
  return { value: days.at(-1)?.requested ?? 0, usual, line: days.map(({ requested }) => requested) };
}

export function totalled(
  days: readonly DayFigures[],
  before: readonly DayFigures[],
  of: 'completedAmount' | 'registered',
): Compared {
  const value = sum(days, (day) => day[of]);
  return {
    value,
    change: percentChange(
      sum(whole(days), (day) => day[of]),
      sum(whole(before), (day) => day[of]),
    ),
    line: days.map((day) => day[of]),
  };
}

/** Of the bookings that came to an end, the percentage that did so without the work being done. */
export function failedShare(days: readonly DayFigures[], before: readonly DayFigures[]): Compared {
  const now = share(whole(days));
  const then = share(whole(before));
  const change = now === null || then === null ? null : Math.round((now - then) * 10) / 10;
  return { value: share(days) ?? 0, change, line: days.map((day) => share([day]) ?? 0) };
}

function share(days: readonly DayFigures[]): number | null {
  const ended = sum(days, endings);
  const all = ended + sum(days, ({ completed }) => completed);
  return all === 0 ? null : (ended / all) * 100;
}

export interface DayColumn {
  day: string;
  /** The column's height: each booking counts once, on the day on which it was asked for. */
  requested: number;
  /** What also happened that day, whenever those bookings were asked for; with `underWay`, what became of these. */
  completed: number;
  ended: number;
  /** null for who may not read how requests turned out. */
  underWay: number | null;
}

type Outcomes = PeriodFigures['outcomes'];

/** Of each day, and, as far as it is known, how what was asked for on it stands now. */
export function columnsOf(days: readonly DayFigures[], requests: readonly PeriodFigures[] = []): DayColumn[] {
  const outcomesOf = new Map(requests.map(({ from, outcomes }) => [from, outcomes]));
  return days.map((day) => {
    const outcomes = outcomesOf.get(day.day);
    const { requested, completed } = day;
    return outcomes
      ? { day: day.day, ...stackOf(outcomes) }
      : { day: day.day, requested, completed, ended: endings(day), underWay: null };
  });
}

/** Its parts always add up to the column. */
function stackOf({ completed, waiting, upcoming, cancelled, declined, expired }: Outcomes) {
  const underWay = waiting + upcoming;
  const ended = cancelled + declined + expired;
  return { requested: completed + underWay + ended, completed, ended, underWay };
}
