import ICAL from 'ical.js';
import { DAY_MS } from '#contracts/manila-time.ts';

const WEEK_DAYS = 7;

/**
 * Begins a series that goes on by days or weeks shortly before the instant `beforeMs` instead of years ago, at one of its
 * own days: from there on it is the same, and nobody counts through what was long ago. What else a rule may say, and
 * one that counts its occurrences, is left as it is.
 */
export function beginLate(component: ICAL.Component, beforeMs: number): void {
  const cycleDays = cycleOf(component);
  const start = component.getFirstPropertyValue('dtstart');
  if (cycleDays === null || !(start instanceof ICAL.Time)) return;
  const end = component.getFirstPropertyValue('dtend');
  const lasts = end instanceof ICAL.Time ? end.subtractDate(start).toSeconds() * 1000 : durationMs(component);
  // Zones differ by a day at most, and what is on when the time begins counts too.
  const latest = beforeMs - Math.max(0, lasts) - 2 * DAY_MS;
  const cycles = Math.floor((latest - asIfUtcMs(start)) / (cycleDays * DAY_MS));
  if (cycles <= 0) return;
  for (const [name, time] of Object.entries({ dtstart: start, dtend: end })) {
    if (!(time instanceof ICAL.Time)) continue;
    const later = time.clone();
    later.adjust(cycles * cycleDays, 0, 0, 0);
    component.updatePropertyWithValue(name, later);
  }
}

/** Days after which the rule says the same again; null: it isn't as simple. */
function cycleOf(component: ICAL.Component): number | null {
  const [rule, another] = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (!(rule instanceof ICAL.Recur) || another !== undefined || component.hasProperty('rdate')) return null;
  const isSimple = rule.count === null && Object.keys(rule.parts).every((part) => part === 'BYDAY');
  if (!isSimple || (rule.freq !== 'DAILY' && rule.freq !== 'WEEKLY')) return null;
  return WEEK_DAYS * Math.max(1, rule.interval);
}

function durationMs(component: ICAL.Component): number {
  const duration = component.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : DAY_MS;
}

/** Near enough, whatever its zone. */
function asIfUtcMs({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day);
}
