import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { READ_EVERY_MINUTES } from '../calendar/read-calendars.ts';
import { definePolicy } from './policy.ts';

type Connected = { workerId: string };

/** Reads a connected calendar every half hour (docs/decisions/other-calendars.md). */
export const whenCalendarConnectedRead = definePolicy<Connected>({
  name: 'when-calendar-connected-read',
  on: {
    CalendarConnected: ({ data: { workerId }, recordedAt }) => ({
      schedule: { key: workerId, dueAt: addMinutes(recordedAt, READ_EVERY_MINUTES), data: { workerId } },
    }),
    CalendarDisconnected: ({ data: { workerId } }) => ({ cancel: workerId }),
  },
  act: async ({ workerId }, { commands, calendars }, context) => {
    const { state } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
    if (state.source === null) return;
    calendars.readSoon(workerId, context);
    return { lookAgainAt: addMinutes(context.now, READ_EVERY_MINUTES) };
  },
});
