import { useSyncExternalStore } from 'react';

const fields = 'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=file])';
const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a field has the focus or a dialog is open. */
export function useIsInputBelow(): boolean {
  return useSyncExternalStore(follow, isInputBelow, () => false);
}

export function isInputBelow(): boolean {
  return document.querySelector(dialogs) !== null || document.activeElement?.matches(fields) === true;
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
