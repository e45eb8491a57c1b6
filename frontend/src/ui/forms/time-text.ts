/** Parses a typed time: 14:30, 2:30 PM, 230pm or 9; null if invalid. */
export function timeOfText(text: string): string | null {
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2}?)(?::?([0-5]\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hour === '') return null;
  const hours = half === '' ? Number(hour) : hourOfHalf(Number(hour), half);
  return hours === null || hours > 23 ? null : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** 12 AM is midnight, 12 PM noon; null for an hour outside 1 to 12. */
function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
