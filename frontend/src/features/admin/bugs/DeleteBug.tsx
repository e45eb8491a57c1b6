import { useState } from 'react';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useDeleteBugMutation } from './api.ts';
import { userReportsEn } from './user-reports.en.ts';

/** Deletes a report with a reason that its reporter receives. */
export function DeleteBug({ bug, onDeleted }: { bug: Bug; onDeleted: () => void }) {
  const t = useText(userReportsEn);
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteBugMutation();

  async function confirm(reason: string) {
    await remove({ id: bug.id, body: { reason } }).unwrap();
    showToast(t('removed'), { variant: 'success' });
    onDeleted();
  }

  return (
    <>
      <Button size={44} variant="danger-outline" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('removeTitle')}
          description={t('removeMessage', { name: firstName(bug.reporter.name) })}
          confirm={t('remove')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
