import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

/**
 * The time in ms by the server's clock, anew every so often, so that "today", greetings and countdowns stay true on a screen
 * left open. `clock`: another one, such as `Date.now` for what the browser itself has noted.
 */
export function useNow(everyMs = 60_000, clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
