import { useState } from 'react';
import * as z from 'zod/mini';
import { isolated } from '#contracts/isolated-text.ts';
import { LongText, ShortText } from '#contracts/fields.ts';
import type { Answers } from '#contracts/form/answers.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useUploads } from '../../../api/uploads/use-uploads.ts';
import { photosEn } from '../../../forms/photos/photos.en.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ErrorInSight } from '../../../ui/forms/ErrorInSight.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useEditRequestMutation } from '../../../domain/booking/api.ts';
import { focusQuestion } from '../../form/question-id.ts';
import { TakenNote } from '../changes/TakenNote.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { alternativeStarts } from '../../../domain/booking/command-error.ts';
import { editingEn } from './editing.en.ts';
import { useEditedAnswers } from './use-edited-answers.ts';
import { EditedAnswers } from './EditedAnswers.tsx';
import { EditedTime, type TimeEdit } from './EditedTime.tsx';

const Words = z.object({ line: ShortText, landmark: z.string().check(z.trim(), z.maxLength(200)), notes: LongText });

/** Edits a waiting request; unchanged parts are not sent. */
export function EditRequestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(editingEn);
  const photoWords = useText(photosEn);
  const locale = useLocale();
  const [edit] = useEditRequestMutation();
  const { address, notes, photos, worker } = booking;
  const form = useSchemaForm(Words, { line: address.line, landmark: address.landmark ?? '', notes });
  const [time, setTime] = useState<TimeEdit>(null);
  const edited = useEditedAnswers(booking);
  const [tries, setTries] = useState(0);
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);
  const uploads = useUploads({
    existing: photos.map((url, index) => ({
      id: url,
      url,
      name: photoWords('photoNumber', { number: index + 1 }),
      contentType: 'image/*',
    })),
  });
  const isTimeMissing = time !== null && (!time.date || !time.time);

  async function send({ line, landmark, notes: said }: z.output<typeof Words>) {
    setAlternatives(null);
    const start = time?.date && time.time ? { start: { date: time.date, time: time.time } } : {};
    // The values come from the question components, which produce valid types.
    const given = edited.answers as z.input<typeof Answers>;
    try {
      await edit({
        id: booking.id,
        body: {
          ...start,
          address: { line, landmark },
          notes: said,
          answers: given,
          photos: uploads.uploaded.map(({ url }) => url),
        },
      }).unwrap();
      showToast(t('saved'), { variant: 'success' });
    } catch (error) {
      setAlternatives(alternativeStarts(error));
      throw error;
    }
  }

  return (
    <FormDialog
      title={t('editTitle')}
      description={worker ? t('editTextNamed', { name: firstName(worker.name) }) : t('editText')}
      form={{ ...form, isBusy: form.isBusy || uploads.isBusy || edited.isBusy }}
      onSend={send}
      confirmFirst={async () => {
        setTries(tries + 1);
        const [first] = edited.problems;
        if (first) focusQuestion(first.fieldId);
        return !isTimeMissing && !first && edited.asked.fields !== undefined;
      }}
      onClose={onClose}
      back={t('back')}
      confirm={t('save')}
    >
      {alternatives && <TakenNote alternatives={alternatives} />}
      <EditedTime
        booking={booking}
        value={time}
        onChange={setTime}
        presentTime={formatDayAndTime(booking.startsAt, locale)}
      />
      {tries > 0 && isTimeMissing && <ErrorInSight tries={tries}>{t('pickTime')}</ErrorInSight>}
      <TextField
        {...form.register('line')}
        label={t('line')}
        hint={t(address.precision === 'exact' ? 'samePlacePinned' : 'samePlace', {
          place: `${isolated(address.barangay)}, ${isolated(address.city)}`,
        })}
        autoComplete="street-address"
        error={form.errorOf('line') && t('lineMissing')}
      />
      <TextField
        {...form.register('landmark')}
        label={t('landmark')}
        hint={t('landmarkHint')}
        maxLength={200}
        error={form.errorOf('landmark')}
      />
      <EditedAnswers booking={booking} edited={edited} tried={tries > 0} />
      <TextArea
        {...form.register('notes')}
        label={t('notes')}
        rows={4}
        maxLength={4000}
        error={form.errorOf('notes')}
      />
      <PhotoPicker label={t('photos')} uploads={uploads} />
    </FormDialog>
  );
}
