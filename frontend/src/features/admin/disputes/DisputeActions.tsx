import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Dispute } from '#contracts/views/dispute.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { disputesText } from './disputes.text.ts';

const DecideDialog = lazyDialog(async () => (await import('./DecideDialog.tsx')).DecideDialog);
const AskDialog = lazyDialog(async () => (await import('./AskDialog.tsx')).AskDialog);

/** What staff may do about a dispute now. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const t = useText(disputesText);
  const [open, setOpen] = useState<'ask' | 'decide' | null>(null);
  const ownId = useSelector(selectUserId);
  const { allowedActions, status, decisions } = dispute;
  const close = () => setOpen(null);
  const isOwn = status === 'appealed' && decisions.some(({ decidedBy }) => decidedBy?.accountId === ownId);
  return (
    <>
      {isOwn && <p className="text-14 text-muted">{t('yourDecision')}</p>}
      {allowedActions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {allowedActions.includes('decide') && (
            <Button size={44} onClick={() => setOpen('decide')}>
              {t('decide')}
            </Button>
          )}
          {allowedActions.includes('say') && (
            <Button size={44} variant="outline" onClick={() => setOpen('ask')}>
              {t('ask')}
            </Button>
          )}
        </div>
      )}
      {open === 'decide' && dispute.money && <DecideDialog dispute={dispute} money={dispute.money} onClose={close} />}
      {open === 'ask' && <AskDialog dispute={dispute} onClose={close} />}
    </>
  );
}
