import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useCancelAsAdminMutation } from '../api.ts';
import { BulkActionBar } from '../list/BulkActionBar.tsx';
import { useBulkAction } from '../list/use-bulk-action.ts';
import type { Selection } from '../list/use-selection.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';

export function mayBeCancelled({ allowedActions }: Booking): boolean {
  return allowedActions.includes('cancel');
}

/** Cancels all selected bookings with one reason and without fees, for example for a typhoon. */
export function CancelSeveral({ selection }: { selection: Selection<Booking> }) {
  const t = useText(manageBookingsEn);
  const [cancel] = useCancelAsAdminMutation();
  const [isAsking, setAsking] = useState(false);
  const { doWith, failed, forgetFailed } = useBulkAction<Booking>(({ code }) => code);
  const { chosen, clear } = selection;
  const count = chosen.length;

  async function confirm(reason: string) {
    let asked = 0; // cancellations that need a second admin
    const done = await doWith(chosen, async ({ id }) => {
      const answer = await cancel({ id, body: { reason } });
      if (answer.data?.approval) asked += 1;
      return answer;
    });
    const words = asked > 0 ? 'cancelledManyOrAsked' : 'cancelledMany';
    if (done > 0) showToast(t(words, { count: done - asked, asked }), { variant: 'success' });
    clear();
  }

  return (
    <>
      <BulkActionBar selection={selection} failed={failed} onForget={forgetFailed}>
        <Button size={36} variant="danger-outline" onClick={() => setAsking(true)}>
          {t('cancelMany', { count })}
        </Button>
      </BulkActionBar>
      {isAsking && (
        <ReasonDialog
          title={t('cancelManyTitle', { count })}
          description={t('cancelManyMessage')}
          confirm={t('cancelMany', { count })}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
