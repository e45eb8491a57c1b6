import ICAL from 'ical.js';
import { manilaDay, manilaTime } from '#contracts/manila-time.ts';

/**
 * Relevant events of a calendar: the newest version of each, without Suki's own jobs, and with excluded and moved days normalised
 * to the notation of their series.
 */
export function currentEvents(calendar: ICAL.Component): ICAL.Component[] {
  const events = newestOf(calendar.getAllSubcomponents('vevent').filter((event) => !isOwnJob(event)));
  const series = events.filter((event) => !event.hasProperty('recurrence-id'));
  const starts = new Map(series.map((event) => [uidOf(event), event.getFirstPropertyValue('dtstart')]));
  for (const event of events.filter((one) => one.hasProperty('uid'))) {
    const start = starts.get(uidOf(event));
    if (start instanceof ICAL.Time) normalizeDates(event, start);
  }
  return events;
}

export function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid'));
}

/** A job of Suki's own feed, read back from another calendar: its slot already blocks the time. */
function isOwnJob(event: ICAL.Component): boolean {
  return uidOf(event).endsWith('@suki');
}

/** The versions with the highest sequence, per event or occurrence (RFC 5545, 3.8.7.4). */
function newestOf(events: readonly ICAL.Component[]): ICAL.Component[] {
  const keyOf = (event: ICAL.Component) => `${uidOf(event)} ${String(event.getFirstPropertyValue('recurrence-id'))}`;
  const newest = new Map<string, number>();
  for (const event of events) newest.set(keyOf(event), Math.max(newest.get(keyOf(event)) ?? 0, sequenceOf(event)));
  return events.filter((event) => !event.hasProperty('uid') || sequenceOf(event) === newest.get(keyOf(event)));
}

function sequenceOf(event: ICAL.Component): number {
  return Math.max(0, Number(event.getFirstPropertyValue('sequence')) || 0);
}

/**
 * The library compares excluded and moved days literally: it misses a day with a time in a whole-day series, or one in another
 * zone.
 */
function normalizeDates(event: ICAL.Component, start: ICAL.Time): void {
  for (const name of ['exdate', 'recurrence-id']) {
    const times = event
      .getAllProperties(name)
      .flatMap((property) => property.getValues())
      .filter((value) => value instanceof ICAL.Time);
    if (times.length === 0) continue;
    event.removeAllProperties(name);
    for (const time of times) event.addPropertyWithValue(name, alike(time, start));
  }
}

function alike(time: ICAL.Time, start: ICAL.Time): ICAL.Time {
  if (start.isDate)
    return time.isDate ? time : new ICAL.Time({ ...dayOf(time), isDate: true }, ICAL.Timezone.localTimezone);
  const { hour, minute, second } = start;
  if (time.isDate) return new ICAL.Time({ ...dayOf(time), hour, minute, second, isDate: false }, start.zone);
  if (isFloating(time)) return time;
  return isFloating(start) ? floating(time) : time.convertToZone(start.zone);
}

/** Day in the time's own zone; for UTC the Manila day. */
function dayOf(time: ICAL.Time): { year: number; month: number; day: number } {
  if (time.zone !== ICAL.Timezone.utcTimezone) return { year: time.year, month: time.month, day: time.day };
  const [year = 0, month = 0, day = 0] = manilaDay(new Date(time.toUnixTime() * 1000))
    .split('-')
    .map(Number);
  return { year, month, day };
}

function floating(time: ICAL.Time): ICAL.Time {
  const instant = new Date(time.toUnixTime() * 1000);
  const [hour = 0, minute = 0] = manilaTime(instant).split(':').map(Number);
  const [year = 0, month = 0, day = 0] = manilaDay(instant).split('-').map(Number);
  return new ICAL.Time(
    { year, month, day, hour, minute, second: time.second, isDate: false },
    ICAL.Timezone.localTimezone,
  );
}

/** Without a zone, so in Manila time. */
export function isFloating({ zone }: ICAL.Time): boolean {
  return !zone || zone === ICAL.Timezone.localTimezone;
}
