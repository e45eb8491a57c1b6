import type { PeriodFigures } from '#contracts/views/analytics.ts';
import type { DayFigures } from '#contracts/views/platform-overview.ts';

/**
 * A figure compared with the previous period. Today is incomplete, so both periods are compared without their last
 * day.
 */
export interface Compared {
  value: number;
  /** Percent for amounts and counts, percentage points for shares; null without earlier figures. */
  change: number | null;
  /** By day, oldest first. */
  line: number[];
}

const sum = (days: readonly DayFigures[], of: (day: DayFigures) => number) =>
  days.reduce((total, day) => total + of(day), 0);
const endings = ({ cancelled, declinedOrExpired }: DayFigures) => cancelled + declinedOrExpired;

/** Percent with one decimal; null if `before` is 0. */
export function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** +9%, −0.4; from 100 up without decimals. */
export function changeText(change: number, unit: string): string {
  const amount = Math.abs(change);
  return `${change < 0 ? '−' : '+'}${amount >= 100 ? Math.round(amount) : amount}${unit}`;
}

const whole = (days: readonly DayFigures[]) => days.slice(0, -1);

/** Requests so far today, and the average of the earlier whole days. */
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

/** Percentage of ended bookings that ended without completed work. */
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
  /** Column height: each booking counts once, on the day of its request. */
  requested: number;
  /** If `underWay` is null, bookings completed on that day; else that day's requests that are now completed. */
  completed: number;
  ended: number;
  /** null for staff who may not read outcomes. */
  underWay: number | null;
}

type Outcomes = PeriodFigures['outcomes'];

/** One column per day, with the current outcome of its requests where known. */
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

/** The parts add up to the column. */
function stackOf({ completed, waiting, upcoming, cancelled, declined, expired }: Outcomes) {
  const underWay = waiting + upcoming;
  const ended = cancelled + declined + expired;
  return { requested: completed + underWay + ended, completed, ended, underWay };
}
