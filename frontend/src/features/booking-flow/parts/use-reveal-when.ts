import { useEffect, useState } from 'react';

/** On a slow connection the step shows after this time; later results appear above it. Ms. */
const LONGEST_HOLD_MS = 3000;

/**
 * Whether a step may be shown: once everything above it is loaded, or after the longest wait. It then stays shown
 * during refetches.
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
