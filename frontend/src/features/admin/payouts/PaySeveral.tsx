import { useState } from 'react';
import type { Payout } from '#contracts/views/payout.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { BulkActionBar } from '../list/BulkActionBar.tsx';
import { useBulkAction } from '../list/use-bulk-action.ts';
import type { Selection } from '../list/use-selection.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useHoldPayoutMutation } from './api.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';

interface Props {
  selection: Selection<Payout>;
  onMarkPaid: (payouts: readonly Payout[]) => void;
}

const mayBeHeld = ({ allowedActions }: Payout) => allowedActions.includes('hold');

/** Marks payouts paid, or holds or fails them with one reason that each worker receives. */
export function PaySeveral({ selection, onMarkPaid }: Props) {
  const t = useText(managePayoutsEn);
  const [hold] = useHoldPayoutMutation();
  const [isAsking, setAsking] = useState(false);
  const { doWith, failed, forgetFailed } = useBulkAction<Payout>(({ workerName }) => workerName);
  const { chosen, clear } = selection;
  const toHold = chosen.filter(mayBeHeld);
  const count = toHold.length;

  async function confirm(reason: string) {
    const done = await doWith(toHold, ({ id }) => hold({ id, body: { reason } }));
    if (done > 0) showToast(t('heldMany', { count: done }), { variant: 'success' });
    clear();
  }

  return (
    <>
      <BulkActionBar
        selection={selection}
        amount={chosen.reduce((sum, { amount }) => sum + amount, 0)}
        failed={failed}
        onForget={forgetFailed}
      >
        {count > 0 && (
          <Button size={36} variant="outline" onClick={() => setAsking(true)}>
            {t('holdMany', { count })}
          </Button>
        )}
        <Button size={36} onClick={() => onMarkPaid(chosen)}>
          {t('markManyPaid', { count: chosen.length })}
        </Button>
      </BulkActionBar>
      {isAsking && (
        <ReasonDialog
          title={t('holdManyTitle', { count })}
          description={t('holdManyDescription')}
          confirm={t('hold')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
