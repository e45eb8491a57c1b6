import { type CSSProperties, useState } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import { useIsInputBelow } from './use-is-input-below.ts';
import { useText } from '../../i18n/use-text.ts';
import { uiText } from '../ui.text.ts';

/** Wide enough for a sentence; the cards are as wide as their words. */
const width: CSSProperties & Record<'--width', string> = { '--width': '420px' };

/**
 * One in the app. Above the bottom navigation and what stands on it on phones, at the lower left on wide screens; at the
 * top while a dialog is open or somebody writes, so that it covers neither.
 */
export function Toaster() {
  const t = useText(uiText);
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

/**
 * They go up at once, and down only while none is shown: a press on the button below a field takes the focus off it, and a
 * toast that came down then would lie under the pointer and take the press.
 */
function useIsAtTop(): boolean {
  const isInputBelow = useIsInputBelow();
  const isNoneShown = useSonner().toasts.length === 0;
  const [isAtTop, setAtTop] = useState(isInputBelow);
  if (isInputBelow !== isAtTop && (isInputBelow || isNoneShown)) setAtTop(isInputBelow);
  return isAtTop;
}
