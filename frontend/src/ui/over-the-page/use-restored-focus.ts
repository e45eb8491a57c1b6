import { useEffect, useRef, type RefObject } from 'react';
import { giveFocus } from '../forms/give-focus.ts';

/**
 * For a screen whose buttons disappear after a press or a push: the focus then moves to the heading, else to the main
 * part. Checks after each render, so call it where the data is read.
 */
export function useRestoredFocus(heading?: RefObject<HTMLElement | null>): void {
  const holder = useRef<Element | null>(null);

  useEffect(() => {
    const onFocus = () => (holder.current = document.activeElement);
    const onBlur = ({ target }: FocusEvent) => {
      // If the element still exists a moment later, the user left it on purpose; a removed one lost the focus.
      queueMicrotask(() => {
        if (target === holder.current && holder.current?.isConnected) holder.current = null;
      });
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);

  useEffect(() => {
    if (!holder.current || holder.current.isConnected) return;
    holder.current = null;
    giveFocus(heading?.current ?? null);
  });
}
