import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import { isAtTopNext, isField } from './toast-place.ts';
import { useText } from '../../i18n/use-text.ts';
import { uiEn } from '../ui.en.ts';

/** Maximum width; the cards are as wide as their text. */
const width: CSSProperties & Record<'--width', string> = { '--width': '420px' };

/**
 * One per app. Above the bottom navigation and sticky bars on phones, at the lower left on wide screens; at the top
 * while a dialog is open or the user types, so that toasts cover neither.
 */
export function Toaster() {
  const t = useText(uiEn);
  const isAtTop = useIsAtTop();
  return (
    <Sonner
      duration={1800}
      visibleToasts={6}
      position={isAtTop ? 'top-center' : 'bottom-left'}
      offset={24}
      mobileOffset={{ top: 16, bottom: 'calc(84px + var(--foot-bar, 0px))', left: 16, right: 16 }}
      gap={8}
      expand
      style={width}
      containerAriaLabel={t('notifications')}
    />
  );
}

function useIsAtTop(): boolean {
  const isInputBelow = useIsInputBelow();
  const isNoneShown = useSonner().toasts.length === 0;
  const [isAtTop, setAtTop] = useState(isInputBelow);
  const next = isAtTopNext(isAtTop, { isInputBelow, isNoneShown });
  if (next !== isAtTop) setAtTop(next);
  return next;
}

const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a field has the focus or a dialog is open. */
function useIsInputBelow(): boolean {
  return useSyncExternalStore(follow, hasInputBelow, () => false);
}

function hasInputBelow(): boolean {
  return (
    document.querySelector(dialogs) !== null ||
    (document.activeElement instanceof HTMLElement && isField(document.activeElement))
  );
}

function follow(changed: () => void): () => void {
  // Dialogs are mounted in the body, beside the app.
  const dialogObserver = new MutationObserver(changed);
  dialogObserver.observe(document.body, { childList: true });
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    dialogObserver.disconnect();
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}
