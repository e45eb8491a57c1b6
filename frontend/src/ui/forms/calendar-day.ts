/**
 * The day picker thinks in local dates; Suki in Manila days as text. Local noon carries the day across in both
 * directions, whatever the browser's zone.
 */
export function dateOfDay(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function dayOfDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
