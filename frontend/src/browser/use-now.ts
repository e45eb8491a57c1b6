import { useEffect, useState } from 'react';

/** The time in ms, anew every so often, so that "today", greetings and countdowns stay true on a screen left open. */
export function useNow(everyMs = 60_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
