import { useEffect, useRef } from 'react';

/** The focus goes to the element of that id once it is there: where something was removed, the keys go on beside it. */
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
