import { useCallback, useState, type RefCallback } from 'react';

/** How far below the top of the page an element begins, in pixels, kept right as what is above it grows and shrinks. */
export function useOffsetTop(): [number | null, RefCallback<HTMLElement>] {
  const [top, setTop] = useState<number | null>(null);
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return [top, follow];
}
