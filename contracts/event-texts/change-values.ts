import { formatDayAndTime, formatDayWithYear } from '../manila-format.ts';
import { formatPesoLong } from '../money.ts';
import type { Values } from './say.ts';

export const when = (instant: string) => formatDayAndTime(instant, 'en');
/** What people wrote is cut to the width of a column. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const written = ['reason', 'message', 'filters', 'tagline'];
const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * An event's data as its `changes` name them: an amount by its field without "Centavos", an instant as its day and time,
 * a day as such, a person or a service by name, a time that was by its start.
 */
export function changeValues(data: object): Values {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => shown(name, value)));
}

function shown(name: string, value: unknown): [string, Values[string]] {
  if (typeof value === 'number') return amountOrCount(name, value);
  if (typeof value === 'string') return [name, textOf(name, value)];
  if (typeof value === 'boolean') return [name, value];
  const { name: called, startsAt }: { name?: unknown; startsAt?: unknown } = { ...(value as object | null) };
  if (typeof startsAt === 'string') return [name, when(startsAt)];
  return [name, typeof called === 'string' ? called : null];
}

function amountOrCount(name: string, value: number): [string, Values[string]] {
  return name.endsWith('Centavos') ? [name.slice(0, -'Centavos'.length), formatPesoLong(value)] : [name, value];
}

function textOf(name: string, value: string): string {
  if (written.includes(name)) return shortened(value);
  if (DAY.test(value)) return formatDayWithYear(value, 'en');
  return INSTANT.test(value) ? when(value) : value;
}
