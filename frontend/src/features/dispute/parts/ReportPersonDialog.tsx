import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { safetyReasons, type safetyPlaces } from '#contracts/dispute/safety-reasons.ts';
import { uploadDisputePictures } from '../../../api/uploads/upload.ts';
import { useUploadsBy } from '../../../api/uploads/use-uploads.ts';
import { firstName } from '../../../domain/first-name.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useReportPersonMutation } from '../safety-api.ts';
import { safetyEn } from '../safety.en.ts';

interface Props {
  person: { accountId: string; name: string };
  from: (typeof safetyPlaces)[number];
  bookingId?: string | undefined;
  onClose: () => void;
}

const ReportText = z.object({
  about: z.enum(safetyReasons),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
});

/** Safety report about a person, visible to staff only. */
export function ReportPersonDialog({ person, from, bookingId, onClose }: Props) {
  const t = useText(safetyEn);
  const [report] = useReportPersonMutation();
  const form = useSchemaForm(ReportText, { text: '' });
  const uploads = useUploadsBy({ upload: uploadDisputePictures, most: 10 });
  const name = firstName(person.name);

  async function send(told: z.infer<typeof ReportText>) {
    const { accountId } = person;
    const pictures = uploads.uploaded.map(({ id }) => id);
    await report({
      body: { ...told, pictures, accountId, from, ...(bookingId !== undefined && { bookingId }) },
    }).unwrap();
    showToast(t('sent'), { variant: 'success' });
  }

  return (
    <FormDialog
      danger
      title={t('title', { name })}
      description={t('hint')}
      form={{ ...form, isBusy: form.isBusy || uploads.isBusy }}
      onSend={send}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('send')}
    >
      <Controller
        control={form.control}
        name="about"
        render={({ field }) => (
          <RadioGroup
            label={t('about')}
            options={safetyReasons.map((value) => ({ value, label: t(value) }))}
            value={field.value ?? null}
            onChange={field.onChange}
            error={form.errorOf('about') && t('aboutNeeded')}
          />
        )}
      />
      <TextArea
        {...form.register('text')}
        label={t('story')}
        hint={t('storyHint', { name })}
        maxLength={2000}
        error={form.errorOf('text') && t('storyNeeded')}
      />
      <PhotoPicker label={t('pictures')} hint={t('picturesHint')} uploads={uploads} />
    </FormDialog>
  );
}
