import type { CalendarEvent } from '../events/calendar.ts';
import { ofWorker, type DetailsOf } from './event-details.ts';

const reasonOf = ({ reason }: { reason: string }) => ({ reason: reason.replace('_', ' ') });

export const calendar = {
  SlotBooked: { tone: 'neutral', icon: 'CalendarPlus', subject: ofWorker },
  SlotHeld: { tone: 'neutral', icon: 'CalendarClock', subject: ofWorker },
  SlotMoved: { tone: 'neutral', icon: 'CalendarClock', subject: ofWorker },
  SlotHoldReleased: { tone: 'neutral', icon: 'CalendarX', subject: ofWorker, changes: reasonOf },
  SlotReleased: { tone: 'neutral', icon: 'CalendarX', subject: ofWorker, changes: reasonOf },
} satisfies DetailsOf<CalendarEvent['type']>;
