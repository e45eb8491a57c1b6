import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useUploads } from '../../../api/uploads/use-uploads.ts';
import { useUnsentText } from '../../../forms/use-unsent-text.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useCompleteWorkMutation } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';

/** Completes the job, with an optional report in text and pictures. */
export function CompleteDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(bookingEn);
  const run = useCommand();
  const [complete] = useCompleteWorkMutation();
  const [note, setNote] = useUnsentText('note');
  const uploads = useUploads();
  const client = firstName(booking.client.name);
  async function confirm() {
    const words = note.trim();
    const photos = uploads.uploaded.map(({ url }) => url);
    const body = { ...(words !== '' && { note: words }), ...(photos.length > 0 && { photos }) };
    if (await run(() => complete({ id: booking.id, body }).unwrap())) onClose();
  }
  return (
    <ConfirmDialog
      title={t('completeTitle')}
      description={t('completeText', { client })}
      back={t('notYet')}
      confirm={t('complete')}
      disabled={uploads.isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <FinalAmount booking={booking} />
        <TextArea
          label={t('completeNote')}
          hint={t('completeNoteHint', { client })}
          value={note}
          maxLength={4000}
          onChange={({ target }) => setNote(target.value)}
        />
        <PhotoPicker label={t('completePhotos')} uploads={uploads} />
      </div>
    </ConfirmDialog>
  );
}

/** Agreed price plus approved extras. Unanswered extras are not counted. */
function FinalAmount({ booking: { totalCost, extras, service } }: { booking: Booking }) {
  const t = useText(bookingEn);
  const approved = extras.filter(({ status }) => status === 'approved');
  const waiting = extras.filter(({ status }) => status === 'open').length;
  const agreed = totalCost - approved.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    { id: 'agreed', label: inCatalogue(service.name), amount: agreed },
    ...approved.map(({ id, reason, amount }) => ({ id, label: reason, amount })),
  ];
  return (
    <>
      <dl className="grid gap-1.5 rounded-12 bg-sunken p-4 text-14">
        {lines.map(({ id, label, amount }) => (
          <div key={id} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-strong">{formatPesoLong(amount)}</dd>
          </div>
        ))}
        <div className="mt-1.5 flex items-center justify-between gap-4 border-t border-dashed border-line-control pt-3">
          <dt className="text-muted">{t('finalAmount')}</dt>
          <dd className="amount text-22">{formatPesoLong(totalCost)}</dd>
        </div>
      </dl>
      {waiting > 0 && <Note tone="warning">{t('extrasUnanswered', { count: waiting })}</Note>}
    </>
  );
}
