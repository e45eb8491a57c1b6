import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

/**
 * Server time in ms, updated at an interval, so that "today", greetings and countdowns stay correct on an open
 * screen. `clock`: another clock, such as `Date.now` for times recorded by the browser.
 */
export function useNow(everyMs = 60_000, clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
