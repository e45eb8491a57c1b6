import { CalendarDays } from 'lucide-react';
import { createElement } from 'react';
import { stepIcon } from './step-icons.ts';

/** A booking event's sign beside words that say it. */
export function StepIcon({ type }: { type: string }) {
  return createElement(stepIcon(type) ?? CalendarDays, { 'aria-hidden': true });
}
