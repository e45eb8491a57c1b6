import { addDays, DAY_MS, HOUR_MS, manilaDay, manilaInstant, manilaTime, MINUTE_MS } from '#contracts/manila-time.ts';
import { type Random, randomOf } from './random.ts';

/** Time of the first start and its Manila day. All times of the demo are relative to it and not later. */
export type Anchor = { moment: string; today: string };

export function anchorAt(moment: string): Anchor {
  return { moment: new Date(moment).toISOString(), today: manilaDay(moment) };
}

type Span = { days?: number; hours?: number; minutes?: number };

const spanMs = ({ days = 0, hours = 0, minutes = 0 }: Span) => days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;

export function earlier(at: string, span: Span): string {
  return new Date(Date.parse(at) - spanMs(span)).toISOString();
}

/** The given minutes before the first start, plus some seconds (less than a minute, so the order is kept), to look natural. */
export function ago({ moment }: Anchor, minutes: number): string {
  return earlier(moment, { minutes: minutes + randomOf(`${minutes} minutes ago`).next() * 0.8 });
}

/** Some minutes later, with random seconds and milliseconds. */
export function later(at: string, minMinutes: number, maxMinutes: number, random: Random): string {
  const minutes = minMinutes + random.next() * (maxMinutes - minMinutes);
  return new Date(Date.parse(at) + Math.round(minutes * MINUTE_MS)).toISOString();
}

/** Random time between two hours of the Manila day `daysAgo`. */
export function onDay({ today }: Anchor, daysAgo: number, fromHour: number, toHour: number, random: Random): string {
  return later(
    manilaInstant(addDays(today, -daysAgo), `${String(fromHour).padStart(2, '0')}:00`),
    0,
    (toHour - fromHour) * 60,
    random,
  );
}

/** Moves a time at night to the evening before: people do not book at night. */
export function atWakingHour(at: string): string {
  const time = manilaTime(at);
  return time >= '22:40' || time < '06:30' ? earlier(at, { hours: 9 }) : at;
}

export function latestOf(...moments: string[]): string {
  return moments.reduce((latest, moment) => (moment > latest ? moment : latest));
}
