import ICAL from 'ical.js';
import { DAY_MS } from '#contracts/manila-time.ts';

const WEEK_DAYS = 7;

/**
 * Moves the start of an old daily or weekly series to one of its own days shortly before the instant `beforeMs`, so that past
 * occurrences need not be expanded. Rules with other parts, or with a count of occurrences, are left unchanged.
 */
export function startSeriesLate(component: ICAL.Component, beforeMs: number): void {
  const cycleDays = cycleOf(component);
  const start = component.getFirstPropertyValue('dtstart');
  if (cycleDays === null || !(start instanceof ICAL.Time)) return;
  const end = component.getFirstPropertyValue('dtend');
  const lasts = end instanceof ICAL.Time ? end.subtractDate(start).toSeconds() * 1000 : durationMs(component);
  // Zones differ by at most a day; an occurrence in progress at the start of the window counts, too.
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

/** Days after which the rule repeats; null for complex rules. */
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

/** Approximate: ignores the zone. */
function asIfUtcMs({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day);
}
