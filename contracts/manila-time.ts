/**
 * The only conversion between instants and Manila days and times. The Philippines has had UTC+8 without daylight saving
 * since 1990, so a fixed offset is exact for all dates of the product, in every browser
 * (docs/decisions/manila-time.md). Instants are ISO 8601 strings in UTC (`…Z`), days `YYYY-MM-DD`, times `HH:mm`.
 */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const MANILA_OFFSET_MS = 8 * HOUR_MS;
const FIRST_MS = Date.parse('2000-01-01T00:00:00+08:00');
const END_MS = Date.parse('2200-01-01T00:00:00+08:00');

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

type Instant = string | number | Date;

function epochMs(instant: Instant): number {
  return new Date(instant).getTime();
}

/** Local time in Manila as `YYYY-MM-DDTHH:mm`. */
function wallClock(instant: Instant): string {
  return new Date(epochMs(instant) + MANILA_OFFSET_MS).toISOString().slice(0, 16);
}

export function manilaDay(instant: Instant): string {
  return wallClock(instant).slice(0, 10);
}

export function manilaTime(instant: Instant): string {
  return wallClock(instant).slice(11);
}

/** Both in one call: they share most of the work. */
export function manilaDayAndTime(instant: Instant): { date: string; time: string } {
  const shown = wallClock(instant);
  return { date: shown.slice(0, 10), time: shown.slice(11) };
}

/** `YYYY-MM` in Manila. */
export function manilaMonth(instant: Instant): string {
  return wallClock(instant).slice(0, 7);
}

/** The instant of a Manila day and time; "24:00" is the end of the day. */
export function manilaInstant(day: string, time = '00:00'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Date.parse(`${day}T00:00:00Z`) - MANILA_OFFSET_MS;
  return new Date(midnight + hours * HOUR_MS + minutes * MINUTE_MS).toISOString();
}

/** The start of an instant's Manila day. Both in ms. */
export function manilaMidnightMs(ms: number): number {
  return Math.floor((ms + MANILA_OFFSET_MS) / DAY_MS) * DAY_MS - MANILA_OFFSET_MS;
}

/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('thu');

/** Index into WEEKDAYS of an instant in Manila. In ms. */
export function weekdayIndex(ms: number): number {
  const days = Math.floor((ms + MANILA_OFFSET_MS) / DAY_MS) + FIRST_WEEKDAY;
  return ((days % WEEKDAYS.length) + WEEKDAYS.length) % WEEKDAYS.length;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function addMinutes(instant: Instant, minutes: number): string {
  return new Date(epochMs(instant) + minutes * MINUTE_MS).toISOString();
}

export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun';
}

/** The month `count` months before (negative: after) `YYYY-MM`. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** A calendar day within the supported years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text && isWithinYears(manilaInstant(text));
}

/**
 * Within the supported years, 2000 to 2199 in Manila. Days and instants are compared and cut as text, which requires
 * four-digit years (10000 is `+010000-…`), also for some days beyond the range.
 */
export function isWithinYears(instant: Instant): boolean {
  const ms = epochMs(instant);
  return ms >= FIRST_MS && ms < END_MS;
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const minuteForm = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The instant for a question about the past: an ISO 8601 instant with its zone, a Manila day and time (`2026-11-20
 * 14:30`, end of that minute), or a Manila day (its end). null for everything else rather than a guess.
 */
export function momentOf(text: string): string | null {
  const trimmed = text.trim();
  const [, day = trimmed, hours, minutes] = minuteForm.exec(trimmed) ?? [];
  if (isDay(day))
    return justBefore(
      hours === undefined ? manilaInstant(day, '24:00') : addMinutes(manilaInstant(day, `${hours}:${minutes}`), 1),
    );
  if (!instantForm.test(trimmed) || Number.isNaN(epochMs(trimmed)) || !isWithinYears(trimmed)) return null;
  return new Date(trimmed).toISOString();
}

function justBefore(instant: string): string {
  return new Date(epochMs(instant) - 1).toISOString();
}
