import ICAL from 'ical.js';
import type { Interval } from '#contracts/calendar/availability.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { beginLate } from './begun-late.ts';

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

/**
 * Spans within the window in their order, those that touch as one. What is cancelled, or marked as free, keeps nobody away.
 * Throws CalendarUnreadable; a text whose rules never come to a day makes it run for ever.
 */
export function busyTimesIn(text: string, window: Interval): Interval[] {
  try {
    return busySpans(text, window);
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error;
    // The library throws what it comes upon: a day that is none is found only where it is looked at.
    throw new CalendarUnreadable('not_a_calendar', error);
  }
}

function busySpans(text: string, window: Interval): Interval[] {
  const [startMs, endMs] = [Date.parse(window.startsAt), Date.parse(window.endsAt)];
  const spans: Span[] = [];
  let looked = 0;
  for (const event of eventsIn(text, startMs)) {
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
function eventsIn(text: string, startMs: number): ICAL.Event[] {
  const calendar = parsed(text);
  const components = calendar.getAllSubcomponents('vevent');
  const changes = Map.groupBy(
    components.filter((component) => component.hasProperty('recurrence-id')),
    (component) => String(component.getFirstPropertyValue('uid')),
  );
  return components.map((component) => {
    if (component.hasProperty('recurrence-id')) return new ICAL.Event(component);
    listFirst(component);
    beginLate(component, startMs);
    return new ICAL.Event(component, {
      exceptions: changes.get(String(component.getFirstPropertyValue('uid'))) ?? [],
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
  if (calendar.name !== 'vcalendar') throw new Error(`A ${calendar.name} is no calendar`);
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
  return keepsAway(item) ? { startMs: msOf(startDate), endMs: msOf(endDate) } : null;
}

function keepsAway({ component }: ICAL.Event): boolean {
  return (
    component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
    component.getFirstPropertyValue('status') !== 'CANCELLED'
  );
}

/** What names no zone that the calendar describes is by the clock in Manila, where its worker is; a whole day is Manila's. */
function msOf(time: ICAL.Time): number {
  if (!time.isDate && time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${time.year}-${two(time.month)}-${two(time.day)}`;
  const clock = time.isDate ? '00:00' : `${two(time.hour)}:${two(time.minute)}`;
  return Date.parse(manilaInstant(day, clock));
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
