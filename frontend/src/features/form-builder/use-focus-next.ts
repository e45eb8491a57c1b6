import { useEffect, useRef } from 'react';

/** Focuses the element of that id once it exists, so that keyboard users continue beside a removed element. */
export function useFocusNext(): (elementId: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (elementId) => {
    wanted.current = elementId;
  };
}
