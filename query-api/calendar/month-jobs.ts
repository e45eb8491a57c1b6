import { addDays, DAY_MS, manilaInstant, monthsBefore } from '#contracts/manila-time.ts';
import type { CalendarJob } from '#contracts/views/calendar.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';

const holdsTheDay: readonly string[] = ['accepted', 'arrived', 'in_progress', 'completed'];

/** Jobs that start in a Manila month or on the day before, which may extend into it; by start. */
export async function jobsOfMonth(
  documents: Pick<Documents, 'find'>,
  workerId: string,
  month: { year: number; month: number },
): Promise<CalendarJob[]> {
  const firstDay = firstDayOf(month);
  const nextMonth = `${monthsBefore(firstDay.slice(0, 7), -1)}-01`;
  return jobsBetween(documents, workerId, manilaInstant(addDays(firstDay, -1)), manilaInstant(nextMonth));
}

/** Jobs that start from one instant on and before another, by start. */
export async function jobsBetween(
  documents: Pick<Documents, 'find'>,
  workerId: string,
  from: string,
  to: string,
): Promise<CalendarJob[]> {
  const found = await documents.find<BookingDocument>(bookings.name, {
    where: {
      'worker.workerId': { eq: workerId },
      startsAt: { gte: from, lt: to },
    },
    sort: [['startsAt', 'asc']],
  });
  return found.flatMap(({ document }) => (holdsTheDay.includes(document.status) ? [jobOf(document)] : []));
}

function jobOf({ bookingId, code, status, service, client, address, startsAt, endsAt }: BookingDocument): CalendarJob {
  const { name: clientName } = client;
  return { bookingId, code, status, service: service.name, clientName, city: address.city, startsAt, endsAt };
}

/** The Manila days of a month, with their first instants. */
export function daysOfMonth(month: { year: number; month: number }): { day: string; midnightMs: number }[] {
  const first = firstDayOf(month);
  const firstMs = Date.parse(manilaInstant(first));
  const days: { day: string; midnightMs: number }[] = [];
  for (let day = first, index = 0; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1), index++)
    days.push({ day, midnightMs: firstMs + index * DAY_MS });
  return days;
}

function firstDayOf({ year, month }: { year: number; month: number }): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
