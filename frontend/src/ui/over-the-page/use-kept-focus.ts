import { useEffect, useRef, type RefObject } from 'react';
import { giveFocus } from '../forms/give-focus.ts';

/**
 * For a screen whose buttons go away once they are pressed, or by news: the focus then goes to the heading, else to the
 * screen's main part, instead of nowhere. Looks after each drawing, so it belongs where what is shown is read.
 */
export function useKeptFocus(heading?: RefObject<HTMLElement | null>): void {
  const holder = useRef<Element | null>(null);

  useEffect(() => {
    const onFocus = () => (holder.current = document.activeElement);
    const onBlur = ({ target }: FocusEvent) => {
      // What is still there a moment later was left on purpose; what is gone took the focus with it.
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
