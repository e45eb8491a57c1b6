import { useCallback, useLayoutEffect, useRef } from 'react';
import { giveFocus, openerNow } from '../forms/give-focus.ts';

/**
 * For a dialog's `onCloseAutoFocus`: returns the focus to the element that opened it, as Radix does only for its own
 * triggers.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Before the dialog's content takes the focus; kept while the dialog is hidden briefly by a suspended text.
    if (open) opener.current ??= openerNow();
  }, [open]);

  return useCallback((event) => {
    event.preventDefault();
    giveFocus(opener.current);
    opener.current = null;
  }, []);
}
