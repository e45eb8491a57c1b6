import ICAL from 'ical.js';
import type { Interval } from '#contracts/calendar/availability.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { UnreadEvent } from '#contracts/calendar/calendar-fold.ts';
import { beginLate } from './begun-late.ts';
import { isFloating, currentEvents, uidOf } from './current-events.ts';
import { zoneNamed } from './zones.ts';

/** When somebody is taken by a calendar in iCalendar text (RFC 5545): pure, of the text and a window alone. */

/** It is no calendar, or one with more in it than anybody's. */
export class CalendarUnreadable extends Error {
  readonly problem: 'not_a_calendar' | 'too_many';

  constructor(problem: 'not_a_calendar' | 'too_many', cause?: unknown) {
    super(problem, { cause });
    this.name = 'CalendarUnreadable';
    this.problem = problem;
  }
}

/** Occurrences that are looked at in all; those of a simple series that are over aren't (begun-late.ts). */
const MOST_OCCURRENCES = 20_000;
/** Spans that a worker's calendar keeps. */
const MOST_SPANS = 1000;
/** Events of unknown zones that a worker is told about. */
const MOST_UNREAD = 20;
const LONGEST_NAME = 80;

/** `unread`: what names a time zone that nobody knows; it keeps nobody away. */
export type CalendarTimes = { busy: Interval[]; unread: UnreadEvent[] };

/**
 * Spans within the window in their order, those that touch as one. What is cancelled, or marked as free, keeps nobody away.
 * Throws CalendarUnreadable; a text whose rules never come to a day makes it run for ever.
 */
export function readCalendar(text: string, window: Interval): CalendarTimes {
  try {
    return timesIn(parsed(text), window);
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error;
    // The library throws what it comes upon: a day that is none is found only where it is looked at.
    throw new CalendarUnreadable('not_a_calendar', error);
  }
}

function timesIn(calendar: ICAL.Component, window: Interval): CalendarTimes {
  const byZone = Map.groupBy(currentEvents(calendar), isOfUnknownZone);
  const [known, unknown] = [byZone.get(false) ?? [], byZone.get(true) ?? []];
  return { busy: busySpans(known, window), unread: unknown.filter(keepsAway).slice(0, MOST_UNREAD).map(unreadEvent) };
}

const times = ['dtstart', 'dtend', 'recurrence-id'] as const;

function isOfUnknownZone(component: ICAL.Component): boolean {
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
 * Each series with the occurrences that were moved or changed, and those by themselves, too: one may be moved here from
 * beyond the window, and of a series that somebody is invited to once there is nothing else in the text.
 */
function eventsIn(components: readonly ICAL.Component[], startMs: number): ICAL.Event[] {
  const changes = Map.groupBy(
    components.filter((component) => component.hasProperty('recurrence-id')),
    uidOf,
  );
  return components.map((component) => {
    if (component.hasProperty('recurrence-id')) return new ICAL.Event(component);
    listFirst(component);
    beginLate(component, startMs);
    return new ICAL.Event(component, {
      exceptions: changes.get(uidOf(component)) ?? [],
      strictExceptions: true,
    });
  });
}

/** Where other days are listed and no rule makes them, the library leaves out the first one (RFC 5545, 3.8.5.2). */
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
    // The library's types leave out that a zone may be unknown.
    return named.get(name) as ICAL.Timezone;
  };
  return calendar;
}

/** When the series has it, and when it takes place; null: it keeps nobody away. */
type Occurrence = { dueMs: number; span: Span | null };

/** In the order of the series, endless where it has no end; one of them may be moved to any time. */
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
  return keepsAway(item.component) ? { startMs: msOf(startDate), endMs: msOf(endDate) } : null;
}

/** As Outlook, and Apple's Calendar for Exchange, name it: they go by it rather than by TRANSP, which knows two states only. */
const vendorStates = [
  'x-microsoft-cdo-busystatus',
  'x-apple-ews-busystatus',
  'x-microsoft-cdo-intendedstatus',
] as const;
const freeStates = new Set(['FREE', 'WORKINGELSEWHERE']);

/** Tentative, and out of office, keep somebody away as a certain appointment does. */
function keepsAway(component: ICAL.Component): boolean {
  const said = (name: string) => {
    const value = component.getFirstPropertyValue(name);
    return typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  };
  if (said('status') === 'CANCELLED') return false;
  const state = vendorStates.map(said).find((one) => one !== undefined && one !== '');
  return state === undefined ? said('transp') !== 'TRANSPARENT' : !freeStates.has(state);
}

/** What names no zone is by the clock in Manila, where its worker is; a whole day is Manila's. */
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
