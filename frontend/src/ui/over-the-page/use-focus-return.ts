import { useCallback, useLayoutEffect, useRef } from 'react';
import { giveFocus, openerNow } from '../forms/give-focus.ts';

/** For a dialog's `onCloseAutoFocus`: the focus goes back to what opened it. Radix does so only for triggers of its own. */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Before the dialog's content is there to take the focus; not again where waiting for words hides it for a moment.
    if (open) opener.current ??= openerNow();
  }, [open]);

  return useCallback((event) => {
    event.preventDefault();
    giveFocus(opener.current);
    opener.current = null;
  }, []);
}
