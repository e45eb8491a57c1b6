/** Formats days and times: always with the weekday, in Manila time. `locale` is a BCP 47 tag. */

import { dateFormat } from './intl-locales.ts';

type Format = (date: Date) => string;

const formatters = new Map<string, Format>();

function formatter(locale: string, name: string, options: Intl.DateTimeFormatOptions): Format {
  const key = `${locale} ${name}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = dateFormat(locale, { timeZone: 'Asia/Manila', ...options });
  formatters.set(key, made);
  return made;
}

/** Some fonts lack the narrow no-break space that Intl puts before AM and PM. */
function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ');
}

type Instant = string | number | Date;

function format(instant: Instant, locale: string, name: string, options: Intl.DateTimeFormatOptions): string {
  return plainSpaces(formatter(locale, name, options)(new Date(instant)));
}

/** Wed, Nov 18 */
export function formatDay(instant: Instant, locale: string): string {
  return format(instant, locale, 'day', { weekday: 'short', month: 'short', day: 'numeric' });
}

/** Wed, Nov 18, 2026 */
export function formatDayWithYear(instant: Instant, locale: string): string {
  return format(instant, locale, 'dayYear', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

/** Wed, for the last few days */
export function formatWeekday(instant: Instant, locale: string): string {
  return format(instant, locale, 'weekday', { weekday: 'short' });
}

/** Nov 9, for more than a week ago */
export function formatDayOfMonth(instant: Instant, locale: string): string {
  return format(instant, locale, 'dayOfMonth', { month: 'short', day: 'numeric' });
}

/** Tuesday, November 17 */
export function formatLongDay(instant: Instant, locale: string): string {
  return format(instant, locale, 'longDay', { weekday: 'long', month: 'long', day: 'numeric' });
}

/** Prevents a line break before AM or PM. */
function unbroken(time: string): string {
  return time.replaceAll(' ', '\u00a0');
}

/** 9:30 AM, with a no-break space */
export function formatTime(instant: Instant, locale: string): string {
  return unbroken(format(instant, locale, 'time', { hour: 'numeric', minute: '2-digit' }));
}

/** 10:41:30 AM, for the audit log */
export function formatTimeWithSeconds(instant: Instant, locale: string): string {
  return unbroken(format(instant, locale, 'seconds', { hour: 'numeric', minute: '2-digit', second: '2-digit' }));
}

/** Wed, Nov 18, 9:30 AM */
export function formatDayAndTime(instant: Instant, locale: string): string {
  return `${formatDay(instant, locale)}, ${formatTime(instant, locale)}`;
}

/** November 2026, from `2026-11` */
export function formatMonth(month: string, locale: string): string {
  return format(`${month}-15T00:00:00Z`, locale, 'month', { month: 'long', year: 'numeric' });
}

/** Nov, from `2026-11` */
export function formatMonthShort(month: string, locale: string): string {
  return format(`${month}-15T00:00:00Z`, locale, 'monthShort', { month: 'short' });
}
