import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/manila-time.ts';

const units = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** "2 days", "18 hours", "5 min"; null under a minute. Locales that the browser doesn't speak fall back to English. */
export function ageText(ms: number, locale: string, width: 'long' | 'short' = 'long'): string | null {
  const [unit, size] = units.find(([, one]) => ms >= one) ?? [];
  if (unit === undefined || size === undefined) return null;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: width }).format(Math.floor(ms / size));
}
