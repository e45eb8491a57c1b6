import { addDays, addMinutes, manilaDayAndTime } from '#contracts/manila-time.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import type { DayLoad } from '../../ui/forms/Calendar.tsx';
import type { TimeSlot } from '../../ui/forms/TimeSlots.tsx';

/** Share of free starts up to which a day has "Few times left". */
const FEW = 1 / 3;

/** Load of each day for the calendar's dots; a day without an opening is full. */
export function dayLoads(days: readonly DaySlots[]): Record<string, DayLoad> {
  return Object.fromEntries(days.map((day) => [day.day, loadOf(day)]));
}

function loadOf({ free, taken }: DaySlots): DayLoad {
  if (free.length === 0) return 'full';
  return free.length / (free.length + taken.length) <= FEW ? 'few' : 'free';
}

/** A day's free and taken starts by time. */
export function timeSlots(day: DaySlots | undefined): TimeSlot[] {
  const slots = [
    ...(day?.free ?? []).map((time) => ({ time, free: true })),
    ...(day?.taken ?? []).map((time) => ({ time, free: false })),
  ];
  return slots.sort((one, other) => one.time.localeCompare(other.time));
}

/** Days after a month in the calendar's six weeks, at most. */
const DAYS_BEYOND = 14;

/** So that there is a choice of days at the end of a month, too. */
const FOUR_WEEKS = 28;

/**
 * Days of the calendar's month and of the weeks after it, from today on: at least four weeks, at most 62 days, the endpoint's
 * limit.
 */
export function shownDays(month: string, today: string, last: string): { from: string; to: string } {
  const from = month > today ? month : today;
  const ends = [addDays(monthAfter(month), DAYS_BEYOND - 1), addDays(from, FOUR_WEEKS - 1)];
  const end = ends.toSorted().at(-1) ?? from;
  return { from, to: end < last ? end : last };
}

function monthAfter(firstDay: string): string {
  const [year = 0, month = 1] = firstDay.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Hours at which most clients book. */
export const usualHours = { from: '07:00', to: '19:00' };

/** Omits night hours, except for the chosen time. */
export function atUsualHours(slots: readonly TimeSlot[], chosen: string | null): TimeSlot[] {
  return slots.filter(({ time }) => time === chosen || (time >= usualHours.from && time <= usualHours.to));
}

const STEP_MINUTES = 30;

/** Times before a worker is chosen: every half hour of the usual hours, unavailable until the notice has passed. */
export function usualTimes(day: string, now: number, noticeMinutes: number, hours = usualHours): TimeSlot[] {
  const earliest = addMinutes(now, noticeMinutes);
  const { date: earliestDay, time: earliestTime } = manilaDayAndTime(earliest);
  const times: TimeSlot[] = [];
  for (let minutes = minutesOf(hours.from); minutes <= minutesOf(hours.to); minutes += STEP_MINUTES) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    times.push({ time, free: day > earliestDay || (day === earliestDay && time > earliestTime) });
  }
  return times;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The earliest start on the half-hour grid that respects the notice: "as soon as possible". */
export function soonestStart(now: number, noticeMinutes: number): { date: string; time: string } {
  const stepMs = STEP_MINUTES * 60_000;
  const start = Math.ceil((now + noticeMinutes * 60_000) / stepMs) * stepMs;
  return manilaDayAndTime(start);
}
