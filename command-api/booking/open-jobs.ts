import type { OpenJob } from '#contracts/approval/approval-subject.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import { calendarDecider } from '../calendar/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { bookingDecider } from './decider.ts';

/** A worker's accepted and unfinished jobs, sorted by start. */
export async function openJobsOf(commands: CommandHandler, workerId: string): Promise<OpenJob[]> {
  const { state: calendar } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
  const bookings = await Promise.all(
    calendar.slots.map(({ bookingId }) => commands.loadNewest(bookingDecider, streams.booking(bookingId))),
  );
  const jobs = bookings.flatMap(({ state }): OpenJob[] => {
    if (state.kind === 'none' || state.workerId !== workerId) return [];
    if (!bookingGroups.upcoming.some((status) => status === state.status)) return [];
    const { bookingId, code, service, startsAt } = state;
    return [{ bookingId, code, serviceName: service.name, startsAt }];
  });
  return jobs.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}
