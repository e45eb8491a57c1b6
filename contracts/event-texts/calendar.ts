import type { CalendarEvent } from '../events/calendar.ts';
import { ofWorker, toWorker, type DetailsOf } from './event-details.ts';

export const calendar = {
  SlotBooked: { tone: 'neutral', icon: 'CalendarPlus', subject: ofWorker },
  SlotHeld: { tone: 'neutral', icon: 'CalendarClock', subject: ofWorker },
  SlotMoved: { tone: 'neutral', icon: 'CalendarClock', subject: ofWorker },
  SlotHoldReleased: { tone: 'neutral', icon: 'CalendarX', subject: ofWorker },
  SlotReleased: { tone: 'neutral', icon: 'CalendarX', subject: ofWorker },
  CalendarAddressSet: { tone: 'mango', icon: 'KeyRound', subject: ofWorker },
  CalendarAddressRevoked: { tone: 'neutral', icon: 'KeyRound', subject: ofWorker },
  CalendarConnected: { tone: 'neutral', icon: 'CalendarDays', subject: ofWorker },
  BusyTimesImported: { tone: 'neutral', icon: 'CalendarDays', subject: ofWorker },
  CalendarReadFailed: {
    tone: 'danger',
    icon: 'CalendarX',
    subject: ofWorker,
    notify: {
      alarming: true,
      to: ({ workerAccountId }) => toWorker(workerAccountId),
      details: ({ host, problem }) => ({ host, problem }),
    },
  },
  CalendarDisconnected: { tone: 'neutral', icon: 'CalendarX', subject: ofWorker },
} satisfies DetailsOf<CalendarEvent['type']>;
