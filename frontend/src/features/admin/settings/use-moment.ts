import { useState } from 'react';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Effective time of a change: at once, or a Manila day and time. */
export function useMoment() {
  const [isLater, setIsLater] = useState(false);
  const [day, setDay] = useState(() => addDays(manilaDay(serverNow()), 1));
  const [time, setTime] = useState('00:00');
  const [isPast, setIsPast] = useState(false);

  /** undefined: at once; null: invalid or past. */
  function chosen(): string | undefined | null {
    const instant = day !== '' && time !== '' ? manilaInstant(day, time) : null;
    const over = isLater && (instant === null || Date.parse(instant) <= serverNow());
    setIsPast(over);
    if (!isLater) return undefined;
    return over ? null : instant;
  }

  return { isLater, setIsLater, day, setDay, time, setTime, isPast, chosen };
}

export type Moment = ReturnType<typeof useMoment>;
