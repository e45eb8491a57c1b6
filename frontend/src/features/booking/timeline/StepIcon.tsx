import { CalendarDays } from 'lucide-react';
import { createElement } from 'react';
import { eventIcons } from '../../../domain/event-icons.ts';

/** Decorative icon of a booking event. */
export function StepIcon({ type }: { type: string }) {
  return createElement(eventIcons[type] ?? CalendarDays, { 'aria-hidden': true });
}
