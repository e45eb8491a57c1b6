import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useDisputeNoShowMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useReason } from '../actions/use-reason.ts';
import { noShowsEn } from './no-shows.en.ts';

/** The reported side can contest a no-show report; both sides see that staff review it. */
export function Dispute({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(noShowsEn);
  const locale = useLocale();
  const { disputeWithinHours } = useSettings();
  const [open, setOpen] = useState(false);
  const { noShowCase, dispute, cancellation, allowedActions } = booking;
  const isOwn = cancellation?.cause === `${side}_no_show`;
  if (noShowCase === 'disputed' && dispute)
    return (
      <Note title={t('looksAtIt')}>{t(isOwn ? 'looksAtItText' : 'looksAtItOther', { reason: dispute.reason })}</Note>
    );
  if (!allowedActions.includes('dispute_no_show') || !cancellation) return null;
  const until = formatDayAndTime(new Date(Date.parse(cancellation.at) + disputeWithinHours * HOUR_MS), locale);
  return (
    <Card title={t('wasOtherwise')}>
      <p className="text-14 text-muted">{t('wasOtherwiseHint', { until })}</p>
      <Button variant="outline" size={44} className="mt-4" onClick={() => setOpen(true)}>
        {t('disputeTitle')}
      </Button>
      {open && <DisputeDialog booking={booking} side={side} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function DisputeDialog({
  booking: { id, worker, client },
  side,
  onClose,
}: {
  booking: Booking;
  side: Side;
  onClose: () => void;
}) {
  const t = useText(noShowsEn);
  const run = useCommand();
  const [send] = useDisputeNoShowMutation();
  const { field, ready } = useReason();
  const name = firstName(side === 'client' ? (worker?.name ?? '') : client.name);
  async function confirm() {
    const reason = ready();
    if (reason === null) return;
    if (await run(() => send({ id, body: { reason } }).unwrap(), t('disputeSent'))) onClose();
  }
  return (
    <ConfirmDialog
      title={t('disputeTitle')}
      description={t('disputeText', { name })}
      back={t('back')}
      confirm={t('disputeSend')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextArea
        label={t('disputeReason')}
        hint={t('disputeHint')}
        error={field.error}
        value={field.value}
        maxLength={500}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </ConfirmDialog>
  );
}
