import { useEffect, useRef, useState, type RefObject } from 'react';

/** Starts before the element is on screen, so that it is loaded when the reader scrolls there. */
const AHEAD_PX = 600;

/** Whether an element is or was near the viewport; stays true. */
export function useInViewport<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isNear];
}
