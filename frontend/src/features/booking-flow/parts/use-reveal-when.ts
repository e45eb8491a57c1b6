import { useEffect, useState } from 'react';

/** Whoever has so slow a line goes on meanwhile: what is found out later is said above what they do. */
const LONGEST_HOLD_MS = 3000;

/**
 * Whether a step may be shown: once what would push it down is known, or was waited for long enough. Once shown, it
 * stays: what is read anew takes nothing out of anybody's hands.
 */
export function useRevealWhen(isKnown: boolean): boolean {
  const [isShown, setIsShown] = useState(isKnown);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsShown(true), LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (isKnown && !isShown) setIsShown(true);
  return isShown;
}
