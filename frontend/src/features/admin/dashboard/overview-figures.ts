import type { DayFigures } from '#contracts/views/platform-overview.ts';

/** A figure against the time before it. `up` and `good` are null when there is nothing to compare with. */
export interface Compared {
  value: number;
  /** Percent for amounts and counts, percentage points for shares; null when there was nothing before. */
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

/** What is asked for today against an average day of the time before. */
export function bookingsToday(days: readonly DayFigures[], before: readonly DayFigures[]): Compared {
  const value = days.at(-1)?.requested ?? 0;
  const usual = before.length > 0 ? sum(before, ({ requested }) => requested) / before.length : 0;
  return { value, change: percentChange(value, usual), line: days.map(({ requested }) => requested) };
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
      value,
      sum(before, (day) => day[of]),
    ),
    line: days.map((day) => day[of]),
  };
}

/** Of the bookings that came to an end, the percentage that did so without the work being done. */
export function fellThrough(days: readonly DayFigures[], before: readonly DayFigures[]): Compared {
  const value = share(days);
  const then = share(before);
  const change = value === null || then === null ? null : Math.round((value - then) * 10) / 10;
  return { value: value ?? 0, change, line: days.map((day) => share([day]) ?? 0) };
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
  /** What also happened that day, whenever those bookings were asked for. */
  completed: number;
  ended: number;
}

export function columnsOf(days: readonly DayFigures[]): DayColumn[] {
  return days.map((day) => ({ day: day.day, requested: day.requested, completed: day.completed, ended: endings(day) }));
}
