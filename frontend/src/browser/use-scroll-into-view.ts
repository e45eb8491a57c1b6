import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A part that a choice above it fills, and what brings it into view once that choice is drawn: on a phone it begins below
 * the screen. What is in view already stays where it is, and so does the focus.
 */
export function useScrollIntoView<Part extends HTMLElement>(): [RefObject<Part | null>, () => void] {
  const part = useRef<Part>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0 && part.current && !isInView(part.current)) part.current.scrollIntoView({ block: 'start' });
  }, [asked]);
  return [part, () => setAsked((before) => before + 1)];
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
