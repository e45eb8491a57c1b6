import { useCallback, useState, type RefCallback } from 'react';

/** Distance of an element from the top of the page in pixels, updated when content above it changes. */
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
