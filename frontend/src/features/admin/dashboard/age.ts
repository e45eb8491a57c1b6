import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/manila-time.ts';

const units = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** Browsers have no Cebuano units for Intl. */
const cebuano = { day: 'ka adlaw', hour: 'ka oras', minute: 'ka minuto' };

/** "2 days", "18 hours", "5 min"; null under a minute. */
export function ageText(ms: number, locale: string, width: 'long' | 'short' = 'long'): string | null {
  const [unit, size] = units.find(([, one]) => ms >= one) ?? [];
  if (unit === undefined || size === undefined) return null;
  const count = Math.floor(ms / size);
  if (locale.startsWith('ceb')) return `${count} ${cebuano[unit]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: width }).format(count);
}
