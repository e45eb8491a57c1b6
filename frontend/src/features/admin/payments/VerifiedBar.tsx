import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { announce } from '../../../ui/over-the-page/announce.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { giveFocus } from '../../../ui/forms/give-focus.ts';
import { ChosenBar } from '../list/ChosenBar.tsx';
import { managePaymentsEn } from './manage-payments.en.ts';
import { UndoButton } from './UndoButton.tsx';
import type { JustVerified } from './use-verifying.ts';

interface Props {
  verified: JustVerified;
  onUndo: () => Promise<unknown>;
  onDismiss: () => void;
}

/** The latest verification while it can be undone; sticky, so that it stays visible while scrolling. */
export function VerifiedBar({ verified: { count, amount, already, until }, onUndo, onDismiss }: Props) {
  const t = useText(managePaymentsEn);
  const undo = useRef<HTMLButtonElement>(null);
  const said =
    already > 0 ? `${t('verified', { count })}. ${t('alreadyVerified', { count: already })}` : t('verified', { count });
  // The button that had the focus has been removed.
  useEffect(() => giveFocus(undo.current), []);
  useEffect(() => announce(said), [said]);
  return (
    <div className="sticky top-2 z-10">
      <ChosenBar said={said} amount={amount}>
        <Button variant="outline" size={36} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
        <UndoButton ref={undo} until={until} onUndo={onUndo} onOver={onDismiss} />
      </ChosenBar>
    </div>
  );
}
