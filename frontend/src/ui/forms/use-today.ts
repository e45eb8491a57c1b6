import { createContext, useContext, useState } from 'react';
import { manilaDay } from '#contracts/manila-time.ts';

/** The time in ms. The app gives the server's: a phone's own clock may be days off. */
export const ClockContext = createContext<() => number>(() => Date.now());

/** The Manila day on which the component was first shown. */
export function useToday(): string {
  const now = useContext(ClockContext);
  const [today] = useState(() => manilaDay(now()));
  return today;
}
