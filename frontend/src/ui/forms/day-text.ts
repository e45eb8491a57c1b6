import { isDay } from '#contracts/manila-time.ts';

/** The Manila day that somebody types: 2026-11-24, or as it is written here, 11/24/2026; null while it is none. */
export function dayOfText(text: string): string | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
