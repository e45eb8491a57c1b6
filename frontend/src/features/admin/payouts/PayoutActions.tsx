import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { PayoutAction } from '#contracts/payout/lifecycle.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import {
  useFailPayoutMutation,
  useHoldPayoutMutation,
  useReleasePayoutMutation,
  useReversePayoutMutation,
} from './api.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';

/** Actions that require a reason. */
const reasoned = ['hold', 'fail', 'reverse'] as const satisfies readonly PayoutAction[];
type Reasoned = (typeof reasoned)[number];

const words = {
  hold: { title: 'holdTitle', description: 'holdDescription' },
  fail: { title: 'failTitle', description: 'failDescription' },
  reverse: { title: 'reverseTitle', description: 'reverseDescription' },
} as const;

/** Offers only the payout's `allowedActions`. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const t = useText(managePayoutsEn);
  const [asking, setAsking] = useState<Reasoned | 'mark_paid' | null>(null);
  const { allowedActions } = payout;
  const close = () => setAsking(null);
  if (allowedActions.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {allowedActions.includes('mark_paid') && (
          <Button size={44} onClick={() => setAsking('mark_paid')}>
            {t('markPaid')}
          </Button>
        )}
        {allowedActions.includes('release') && <Release payout={payout} />}
        {reasoned
          .filter((action) => allowedActions.includes(action))
          .map((action) => (
            <Button
              key={action}
              size={44}
              variant={action === 'hold' ? 'outline' : 'danger-outline'}
              onClick={() => setAsking(action)}
            >
              {t(action)}
            </Button>
          ))}
      </div>
      {asking === 'mark_paid' && <MarkPaidDialog payouts={[payout]} onClose={close} />}
      {asking !== null && asking !== 'mark_paid' && <WithReason action={asking} payout={payout} onClose={close} />}
    </>
  );
}

function Release({ payout: { id } }: { payout: Payout }) {
  const t = useText(managePayoutsEn);
  const [send] = useReleasePayoutMutation();

  async function release() {
    const answer = await send({ id });
    if (answer.error)
      showToast(t('couldNot', { reason: errorText(answer.error) }), { variant: 'error', durationMs: 4000 });
    else showToast(t('released'), { variant: 'success' });
  }

  return (
    <Button size={44} onClick={release}>
      {t('release')}
    </Button>
  );
}

function WithReason({
  action,
  payout: { id, workerName: name, amount },
  onClose,
}: {
  action: Reasoned;
  payout: Payout;
  onClose: () => void;
}) {
  const t = useText(managePayoutsEn);
  const [hold] = useHoldPayoutMutation();
  const [fail] = useFailPayoutMutation();
  const [reverse] = useReversePayoutMutation();
  const send = { hold, fail, reverse }[action];

  async function confirm(reason: string) {
    await send({ id, body: { reason } }).unwrap();
    showToast(t('done'), { variant: 'success' });
  }

  return (
    <ReasonDialog
      title={t(words[action].title)}
      description={t(words[action].description, { name, amount: formatPesoLong(amount) })}
      confirm={t(action)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
