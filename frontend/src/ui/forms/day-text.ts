import { isDay } from '#contracts/manila-time.ts';

/** Parses a typed day: 2026-11-24, or 11/24/2026 as in the Philippines; null if invalid. */
export function dayOfText(text: string): string | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
