import type { ComponentProps } from 'react';
import { DayFilter } from './DayFilter.tsx';
import { dayOf, daysOf } from './days.ts';

type Part = Pick<ComponentProps<typeof DayFilter>, 'today'> & {
  value: string;
  set: (name: string, value: string) => void;
};

/** The filter `day` of a list whose call has the parameters `from` and `to`. */
export const dayFilter = {
  check: (text: string) => dayOf(new URLSearchParams({ day: text })) !== '',
  ask: (day: string, { today }: { today: string }) => daysOf(day, today),
  Field: ({ value, today, set }: Part) => <DayFilter day={value} today={today} onChange={(day) => set('day', day)} />,
};
