import { useState } from 'react';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { useCompleteWorkMutation } from '../../../domain/booking/api.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { noShowsEn } from './no-shows.en.ts';

/** Lets the client complete a job that the worker has not completed in time. Shows the cost before the confirmation. */
export function CompleteOverdueJob({
  booking: { id, service, totalCost, overdue, allowedActions },
}: {
  booking: Booking;
}) {
  const t = useText(noShowsEn);
  const run = useCommand();
  const [asking, setAsking] = useState(false);
  const [complete] = useCompleteWorkMutation();
  if (!allowedActions.includes('complete') || !overdue) return null;
  const said = { service: service.name, amount: formatPesoShort(totalCost) };
  async function confirm() {
    if (await run(() => complete({ id, body: {} }).unwrap(), t('nowDone'))) setAsking(false);
  }
  return (
    <Card title={t('isDone', said)}>
      <p className="text-14 text-muted">{t('isDoneText', said)}</p>
      <Button variant="mango" wide className="mt-4" onClick={() => setAsking(true)}>
        {t('itsDone')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('itsDoneTitle')}
          description={t('itsDoneText', said)}
          back={t('notYetDone')}
          confirm={t('itsDone')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
