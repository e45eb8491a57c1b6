import ICAL from 'ical.js';
import type { Interval } from '#contracts/calendar/availability.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { UnreadEvent } from '#contracts/calendar/calendar-fold.ts';
import { startSeriesLate } from './late-series-start.ts';
import { isFloating, currentEvents, uidOf } from './current-events.ts';
import { zoneNamed } from './zones.ts';

/** Busy times of an iCalendar text (RFC 5545) within a window; pure. */

/** The text is not a calendar or has too many entries. */
export class CalendarUnreadable extends Error {
  readonly problem: 'not_a_calendar' | 'too_many';

  constructor(problem: 'not_a_calendar' | 'too_many', cause?: unknown) {
    super(problem, { cause });
    this.name = 'CalendarUnreadable';
    this.problem = problem;
  }
}

/** Limit of expanded occurrences; past ones of simple series are not expanded (late-series-start.ts). */
const MOST_OCCURRENCES = 20_000;
/** Limit of stored spans per worker. */
const MOST_SPANS = 1000;
/** Limit of reported events with an unknown zone. */
const MOST_UNREAD = 20;
const LONGEST_NAME = 80;

/** `unread`: events with an unknown time zone; they do not block time. */
export type CalendarTimes = { busy: Interval[]; unread: UnreadEvent[] };

/**
 * Sorted spans within the window; adjacent ones are merged. Cancelled and free events are skipped. Throws CalendarUnreadable.
 * Never returns for a text whose rules yield no day.
 */
export function readCalendar(text: string, window: Interval): CalendarTimes {
  try {
    return timesIn(parsed(text), window);
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error;
    // The library finds some errors, such as an invalid day, only during expansion.
    throw new CalendarUnreadable('not_a_calendar', error);
  }
}

function timesIn(calendar: ICAL.Component, window: Interval): CalendarTimes {
  const byZone = Map.groupBy(currentEvents(calendar), hasUnknownZone);
  const [known, unknown] = [byZone.get(false) ?? [], byZone.get(true) ?? []];
  return { busy: busySpans(known, window), unread: unknown.filter(isBlocking).slice(0, MOST_UNREAD).map(unreadEvent) };
}

const times = ['dtstart', 'dtend', 'recurrence-id'] as const;

function hasUnknownZone(component: ICAL.Component): boolean {
  return unknownZoneOf(component) !== undefined;
}

function unknownZoneOf(component: ICAL.Component): string | undefined {
  return times
    .flatMap((name) => component.getAllProperties(name))
    .filter((property) => {
      const time = property.getFirstValue();
      return time instanceof ICAL.Time && !time.isDate && isFloating(time);
    })
    .map((property) => property.getFirstParameter('tzid'))
    .find((zone) => typeof zone === 'string' && zone !== '');
}

function unreadEvent(component: ICAL.Component): UnreadEvent {
  const start = component.getFirstPropertyValue('dtstart');
  return {
    title: String(component.getFirstPropertyValue('summary') ?? '').slice(0, LONGEST_NAME),
    day: start instanceof ICAL.Time ? dayOf(start) : '',
    zone: (unknownZoneOf(component) ?? '').slice(0, LONGEST_NAME),
  };
}

function busySpans(components: readonly ICAL.Component[], window: Interval): Interval[] {
  const [startMs, endMs] = [Date.parse(window.startsAt), Date.parse(window.endsAt)];
  const spans: Span[] = [];
  let looked = 0;
  for (const event of eventsIn(components, startMs)) {
    for (const { dueMs, span } of occurrencesOf(event)) {
      if (++looked > MOST_OCCURRENCES) throw new CalendarUnreadable('too_many');
      if (dueMs >= endMs) break;
      if (span && span.endMs > startMs && span.startMs < endMs)
        spans.push({ startMs: Math.max(span.startMs, startMs), endMs: Math.min(span.endMs, endMs) });
    }
  }
  const merged = together(spans);
  if (merged.length > MOST_SPANS) throw new CalendarUnreadable('too_many');
  return merged.map((span) => ({
    startsAt: new Date(span.startMs).toISOString(),
    endsAt: new Date(span.endMs).toISOString(),
  }));
}

type Span = { startMs: number; endMs: number };

/**
 * Series with their changed occurrences, and each changed occurrence separately: it may be moved into the window from outside,
 * or be the only part of its series in the text.
 */
function eventsIn(components: readonly ICAL.Component[], startMs: number): ICAL.Event[] {
  const changes = Map.groupBy(
    components.filter((component) => component.hasProperty('recurrence-id')),
    uidOf,
  );
  return components.map((component) => {
    if (component.hasProperty('recurrence-id')) return new ICAL.Event(component);
    listFirst(component);
    startSeriesLate(component, startMs);
    return new ICAL.Event(component, {
      exceptions: changes.get(uidOf(component)) ?? [],
      strictExceptions: true,
    });
  });
}

/** The library omits the first day of a series with listed days but no rule (RFC 5545, 3.8.5.2). */
function listFirst(component: ICAL.Component): void {
  const start = component.getFirstPropertyValue('dtstart');
  if (component.hasProperty('rdate') && !component.hasProperty('rrule') && start instanceof ICAL.Time)
    component.addPropertyWithValue('rdate', start.clone());
}

function parsed(text: string): ICAL.Component {
  const calendar = ICAL.Component.fromString(text.replace(/^\uFEFF/, ''));
  if (calendar.name !== 'vcalendar') throw new Error(`Expected a vcalendar component, got ${calendar.name}`);
  const described = calendar.getTimeZoneByID.bind(calendar);
  const named = new Map<string, ICAL.Timezone | null>();
  calendar.getTimeZoneByID = (name) => {
    if (!named.has(name)) named.set(name, described(name) ?? zoneNamed(name));
    // The library's type omits undefined for unknown zones.
    return named.get(name) as ICAL.Timezone;
  };
  return calendar;
}

/** `dueMs`: time in the series; `span`: actual time, null if it blocks no time. */
type Occurrence = { dueMs: number; span: Span | null };

/** Occurrences in series order; possibly endless. Moved ones may be at any time. */
function* occurrencesOf(event: ICAL.Event): Generator<Occurrence> {
  if (!event.startDate) return;
  if (!event.isRecurring()) {
    yield {
      dueMs: msOf(event.startDate),
      span: spanOf({ item: event, startDate: event.startDate, endDate: event.endDate }),
    };
    return;
  }
  const series = event.iterator();
  for (let next = series.next(); next; next = series.next())
    yield { dueMs: msOf(next), span: spanOf(event.getOccurrenceDetails(next)) };
}

type TakesPlace = { item: ICAL.Event; startDate: ICAL.Time; endDate: ICAL.Time };

function spanOf({ item, startDate, endDate }: TakesPlace): Span | null {
  return isBlocking(item.component) ? { startMs: msOf(startDate), endMs: msOf(endDate) } : null;
}

/** Properties of Outlook and of Apple's Calendar for Exchange; preferred to TRANSP, which has only two states. */
const vendorStates = [
  'x-microsoft-cdo-busystatus',
  'x-apple-ews-busystatus',
  'x-microsoft-cdo-intendedstatus',
] as const;
const freeStates = new Set(['FREE', 'WORKINGELSEWHERE']);

/** Tentative and out-of-office events block time like confirmed ones. */
function isBlocking(component: ICAL.Component): boolean {
  const said = (name: string) => {
    const value = component.getFirstPropertyValue(name);
    return typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  };
  if (said('status') === 'CANCELLED') return false;
  const state = vendorStates.map(said).find((one) => one !== undefined && one !== '');
  return state === undefined ? said('transp') !== 'TRANSPARENT' : !freeStates.has(state);
}

/** Times without a zone and whole days are in Manila time. */
function msOf(time: ICAL.Time): number {
  if (!time.isDate && !isFloating(time)) return time.toUnixTime() * 1000;
  const clock = time.isDate ? '00:00' : `${two(time.hour)}:${two(time.minute)}`;
  return Date.parse(manilaInstant(dayOf(time), clock));
}

const two = (part: number) => String(part).padStart(2, '0');

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${two(month)}-${two(day)}`;
}

function together(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.startMs - other.startMs)) {
    const last = merged.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else if (span.endMs > span.startMs) merged.push({ ...span });
  }
  return merged;
}
