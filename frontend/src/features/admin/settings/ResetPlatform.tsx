import { useState } from 'react';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { adminEn } from '../admin.en.ts';
import { useListApprovalsQuery } from '../approvals/api.ts';
import { resetEn } from './reset.en.ts';

const ResetDialog = lazyDialog(async () => (await import('./ResetDialog.tsx')).ResetDialog);

/** Deletes user activity on a trial platform. Shown to permitted staff where the server allows it. */
export function ResetPlatform() {
  const t = useText(resetEn);
  const admin = useText(adminEn);
  const [isOpen, setOpen] = useState(false);
  const { data } = useListApprovalsQuery({ status: 'open' });
  const waiting = data?.items.find(({ subject }) => subject.change === 'system_reset');
  if (!useMay()('platform.reset')) return null;
  return (
    <Card title={t('title')}>
      <p className="text-14 text-muted">{t('text')}</p>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-14">
        {(['goes', 'stays', 'kept'] as const).map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      {waiting ? (
        <Note tone="warning" title={t('waits', { name: waiting.requestedBy.name })} className="mt-4">
          <TextLink inline to="/admin/approvals">
            {admin('toApprovals')}
          </TextLink>
        </Note>
      ) : (
        <Button variant="danger" size={44} className="mt-4" disabled={!data} onClick={() => setOpen(true)}>
          {t('reset')}
        </Button>
      )}
      {isOpen && <ResetDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
