import { useState } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useUploads } from '../../app/use-uploads.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PhotoPicker } from '../photos/PhotoPicker.tsx';
import { useCompleteWorkMutation } from './api.ts';
import { bookingText } from './booking.text.ts';
import { firstName } from './first-name.ts';
import { useAttempt } from './use-attempt.ts';

/** The end of the work: what was done, in words and pictures if the worker likes. */
export function CompleteDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(bookingText);
  const attempt = useAttempt();
  const [complete] = useCompleteWorkMutation();
  const [note, setNote] = useState('');
  const uploads = useUploads();
  const client = firstName(booking.client.name);
  async function confirm() {
    const words = note.trim();
    const photos = uploads.uploaded.map(({ url }) => url);
    const body = { ...(words !== '' && { note: words }), ...(photos.length > 0 && { photos }) };
    if (await attempt(() => complete({ id: booking.id, body }).unwrap())) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('completeTitle')}
      description={t('completeText', { amount: formatPesoLong(booking.totalCost), client })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>{t('notYet')}</Button>
          <Button disabled={uploads.isBusy} onClick={confirm}>{t('complete')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea label={t('completeNote')} hint={t('completeNoteHint', { client })} value={note} maxLength={4000} onChange={({ target }) => setNote(target.value)} />
        <PhotoPicker label={t('completePhotos')} uploads={uploads} />
      </div>
    </Dialog>
  );
}
