import type { CalendarEvent } from '../events/calendar.ts';
import { ofWorker, type DetailsOf } from './event-details.ts';

const reasonOf = ({ reason }: { reason: string }) => ({ reason: reason.replace('_', ' ') });

export const calendar = {
  SlotBooked: { tone: 'neutral', subject: ofWorker },
  SlotHeld: { tone: 'neutral', subject: ofWorker },
  SlotMoved: { tone: 'neutral', subject: ofWorker },
  SlotHoldReleased: { tone: 'neutral', subject: ofWorker, changes: reasonOf },
  SlotReleased: { tone: 'neutral', subject: ofWorker, changes: reasonOf },
} satisfies DetailsOf<CalendarEvent['type']>;
