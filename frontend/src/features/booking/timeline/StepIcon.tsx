import { CalendarDays } from 'lucide-react';
import { createElement } from 'react';
import { eventIcons } from '../../../domain/event-icons.ts';

/** A booking event's sign beside words that say it. */
export function StepIcon({ type }: { type: string }) {
  return createElement(eventIcons[type] ?? CalendarDays, { 'aria-hidden': true });
}
