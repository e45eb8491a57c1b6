import { useSyncExternalStore } from 'react';
import { isField } from './toast-place.ts';

const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a field has the focus or a dialog is open. */
export function useIsInputBelow(): boolean {
  return useSyncExternalStore(follow, isInputBelow, () => false);
}

function isInputBelow(): boolean {
  return (
    document.querySelector(dialogs) !== null ||
    (document.activeElement instanceof HTMLElement && isField(document.activeElement))
  );
}

function follow(changed: () => void): () => void {
  // Dialogs are mounted in the body, beside the app.
  const dialogsCome = new MutationObserver(changed);
  dialogsCome.observe(document.body, { childList: true });
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    dialogsCome.disconnect();
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}
