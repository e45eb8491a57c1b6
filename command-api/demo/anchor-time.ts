import { addDays, DAY_MS, HOUR_MS, manilaDay, manilaInstant, manilaTime, MINUTE_MS } from '#contracts/manila-time.ts';
import { type Random, randomOf } from './random.ts';

/** The moment of the first start, and its Manila day: all times of the demo are counted from it, none lies after it. */
export type Anchor = { moment: string; today: string };

export function anchorAt(moment: string): Anchor {
  return { moment: new Date(moment).toISOString(), today: manilaDay(moment) };
}

type Span = { days?: number; hours?: number; minutes?: number };

const spanMs = ({ days = 0, hours = 0, minutes = 0 }: Span) => days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;

export function earlier(at: string, span: Span): string {
  return new Date(Date.parse(at) - spanMs(span)).toISOString();
}

/** So many minutes before the first start, and some seconds: nobody acts on the stroke of it. Never a whole minute, so the order stays. */
export function ago({ moment }: Anchor, minutes: number): string {
  return earlier(moment, { minutes: minutes + randomOf(`${minutes} minutes ago`).next() * 0.8 });
}

/** Some minutes later, with seconds and milliseconds as real clocks have them. */
export function later(at: string, minMinutes: number, maxMinutes: number, random: Random): string {
  const minutes = minMinutes + random.next() * (maxMinutes - minMinutes);
  return new Date(Date.parse(at) + Math.round(minutes * MINUTE_MS)).toISOString();
}

/** Between two hours of a Manila day, so many days before today. */
export function onDay({ today }: Anchor, daysAgo: number, fromHour: number, toHour: number, random: Random): string {
  return later(
    manilaInstant(addDays(today, -daysAgo), `${String(fromHour).padStart(2, '0')}:00`),
    0,
    (toHour - fromHour) * 60,
    random,
  );
}

/** People do not book at night: what falls there happens the evening before. */
export function awake(at: string): string {
  const time = manilaTime(at);
  return time >= '22:40' || time < '06:30' ? earlier(at, { hours: 9 }) : at;
}

export function latestOf(...moments: string[]): string {
  return moments.reduce((latest, moment) => (moment > latest ? moment : latest));
}
