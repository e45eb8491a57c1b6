import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * For a list whose parts go away when they are dealt with: the focus then goes to the list's heading instead of nowhere.
 * `shown` changes with what is listed.
 */
export function useKeptFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);

  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) heading.current?.focus();
  }, [shown]);

  function onBlur({ target }: FocusEvent<HTMLElement>) {
    // What is still there a moment later was left on purpose; what is gone took the focus with it.
    queueMicrotask(() => {
      if (target.isConnected) isInside.current = false;
    });
  }

  function onFocus() {
    isInside.current = true;
  }

  return { heading, inside: { onFocus, onBlur } };
}
