import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A ref and a function that scrolls its element into view after the next render, for content that a choice above it
 * fills; on a phone it is below the fold. An element in view does not move, and neither does the focus.
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
