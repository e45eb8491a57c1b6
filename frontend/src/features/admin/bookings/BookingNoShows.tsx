import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCompleteWorkMutation } from '../../../domain/booking/api.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useSettleNoShowMutation } from '../api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { manageBookingsText } from './manage-bookings.text.ts';

/** Who is said not to have come, what nobody says, and what an admin may do about it. */
export function BookingNoShows({ booking }: { booking: Booking }) {
  const t = useText(manageBookingsText);
  const locale = useLocale();
  const { status, noShow, noShowCase, dispute, overdue } = booking;
  return (
    <>
      {noShow && status !== 'cancelled' && (
        <Note tone="warning">
          {t(noShow.by === 'client' ? 'noShowByClient' : 'noShowByWorker')} {noShow.answeredAt && t('noShowAnswered')}
        </Note>
      )}
      {dispute && <Note tone="warning">{t('disputed', { reason: dispute.reason })}</Note>}
      {(noShowCase === 'upheld' || noShowCase === 'waived') && <Note>{t(`case_${noShowCase}`)}</Note>}
      {overdue && <Note tone="warning">{t('overdueUntil', { when: formatDayAndTime(overdue.closesAt, locale) })}</Note>}
      <Settling booking={booking} />
      <Completing booking={booking} />
    </>
  );
}

const words = {
  waived: { title: 'waiveTitle', message: 'waiveMessage', confirm: 'waive', done: 'waived' },
  upheld: { title: 'upholdTitle', message: 'upholdMessage', confirm: 'uphold', done: 'upheld' },
} as const;

function Settling({ booking: { id, code, allowedActions } }: { booking: Booking }) {
  const t = useText(manageBookingsText);
  const [outcome, setOutcome] = useState<'waived' | 'upheld' | null>(null);
  const [settle] = useSettleNoShowMutation();
  if (!allowedActions.includes('settle_no_show')) return null;

  async function confirm(chosen: 'waived' | 'upheld', reason: string) {
    const { approval } = await settle({ id, body: { outcome: chosen, reason } }).unwrap();
    showToast(t(approval ? 'askedSecond' : words[chosen].done, { code }), { variant: 'success' });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size={44} variant="outline" onClick={() => setOutcome('waived')}>
        {t('waive')}
      </Button>
      <Button size={44} variant="outline" onClick={() => setOutcome('upheld')}>
        {t('uphold')}
      </Button>
      {outcome && (
        <ReasonDialog
          title={t(words[outcome].title)}
          description={t(words[outcome].message)}
          confirm={t(words[outcome].confirm)}
          onConfirm={(reason) => confirm(outcome, reason)}
          onClose={() => setOutcome(null)}
        />
      )}
    </div>
  );
}

/** Both sides told an admin that it is done, and neither told Suki. */
function Completing({ booking: { id, code, totalCost, allowedActions } }: { booking: Booking }) {
  const t = useText(manageBookingsText);
  const run = useCommand();
  const [asking, setAsking] = useState(false);
  const [complete] = useCompleteWorkMutation();
  if (!allowedActions.includes('complete')) return null;

  async function confirm() {
    if (await run(() => complete({ id, body: {} }).unwrap(), t('completed', { code }))) setAsking(false);
  }

  return (
    <>
      <Button size={44} variant="outline" onClick={() => setAsking(true)}>
        {t('complete')}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t('completeTitle')}
          description={t('completeMessage', { amount: formatPesoLong(totalCost) })}
          actions={
            <>
              <Button variant="outline" onClick={() => setAsking(false)}>
                {t('goBack')}
              </Button>
              <Button onClick={confirm}>{t('complete')}</Button>
            </>
          }
        />
      )}
    </>
  );
}
