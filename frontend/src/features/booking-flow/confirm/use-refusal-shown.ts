import { useEffect, useRef, type RefObject } from 'react';
import type { Submission } from '../slice.ts';

/**
 * Brings the person to the note about a refusal, each time there is one: on a phone, "Confirm" is pressed a screen below
 * it. Who only comes to a step where an earlier refusal still stands begins at the step's top, as always.
 */
export function useRefusalShown(submission: Submission): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(submission);
  useEffect(() => {
    if (before.current === submission) return;
    before.current = submission;
    if (submission.status !== 'failed') return;
    note.current?.focus({ preventScroll: true });
    // In the middle, clear of the bars at the top and the foot; smooth only where the page itself scrolls so.
    note.current?.scrollIntoView({ block: 'center' });
  }, [submission]);
  return note;
}
