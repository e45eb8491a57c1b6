import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Dispute } from '#contracts/views/dispute.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { disputesEn } from './disputes.en.ts';

const DecideDialog = lazyDialog(async () => (await import('./DecideDialog.tsx')).DecideDialog);
const AskDialog = lazyDialog(async () => (await import('./AskDialog.tsx')).AskDialog);

export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const t = useText(disputesEn);
  const [open, setOpen] = useState<'ask' | 'decide' | null>(null);
  const ownId = useSelector(selectUserId);
  const { allowedActions, status, decisions, isWithoutJudge } = dispute;
  const close = () => setOpen(null);
  const isOwn = status === 'appealed' && decisions.some(({ decidedBy }) => decidedBy?.accountId === ownId);
  return (
    <>
      {isOwn && (isWithoutJudge ? <NoJudge dispute={dispute} /> : <Muted>{t('yourDecision')}</Muted>)}
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

/** No other admin is available to judge the appeal. */
function NoJudge({ dispute: { allowedActions, decideBy } }: { dispute: Dispute }) {
  const t = useText(disputesEn);
  const locale = useLocale();
  if (allowedActions.includes('decide')) return <Muted>{t('noJudgeNow')}</Muted>;
  return (
    <Note tone="warning">
      {t('noJudge', { until: formatDayAndTime(decideBy ?? '', locale) })}{' '}
      <TextLink inline to="/admin/users?type=admin">
        {t('openStaff')}
      </TextLink>
    </Note>
  );
}

function Muted({ children }: { children: string }) {
  return <p className="text-14 text-muted">{children}</p>;
}
