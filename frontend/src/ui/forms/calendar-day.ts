/** The day picker uses local dates, Suki Manila days as text. Local noon converts both ways in any time zone. */
export function dateOfDay(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function dayOfDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
