import type { AdminUser } from '#contracts/views/account.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useChangeUserMutation } from '../api.ts';
import { BulkActionBar } from '../list/BulkActionBar.tsx';
import { useBulkAction } from '../list/use-bulk-action.ts';
import type { Selection } from '../list/use-selection.ts';
import { usersEn } from './users.en.ts';

/** Bulk decision on applications: approves complete ones and requests the missing items of the others. */
export function DecideSeveral({ selection }: { selection: Selection<AdminUser> }) {
  const t = useText(usersEn);
  const [send] = useChangeUserMutation();
  const { doWith, isBusy, failed, forgetFailed } = useBulkAction<AdminUser>(({ name }) => name);
  const { chosen, clear } = selection;
  const complete = chosen.filter(({ missing }) => missing.length === 0);
  const incomplete = chosen.filter(({ missing }) => missing.length > 0);

  async function approve() {
    const count = complete.length;
    const agreed = await ask({
      title: t('approveManyTitle', { count }),
      message: t('approveManyMessage'),
      ok: t('approve'),
    });
    if (!agreed) return;
    const done = await doWith(complete, ({ id }) => send({ id, body: { action: 'approve' } }));
    if (done > 0) showToast(t('didApproveMany', { count: done }), { variant: 'success' });
    clear();
  }

  async function requestMissing() {
    const done = await doWith(incomplete, ({ id }) => send({ id, body: { action: 'request-missing' } }));
    if (done > 0) showToast(t('didRequestMany', { count: done }), { variant: 'success' });
    clear();
  }

  return (
    <BulkActionBar selection={selection} failed={failed} onForget={forgetFailed}>
      {incomplete.length > 0 && (
        <Button size={36} variant="outline" busy={isBusy} onClick={requestMissing}>
          {t('requestMany', { count: incomplete.length })}
        </Button>
      )}
      {complete.length > 0 && (
        <Button size={36} busy={isBusy} onClick={approve}>
          {t('approveMany', { count: complete.length })}
        </Button>
      )}
    </BulkActionBar>
  );
}
