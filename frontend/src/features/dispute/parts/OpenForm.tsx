import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { disputeReasons } from '#contracts/dispute/lifecycle.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { uploadDisputePictures } from '../../../api/uploads/upload.ts';
import { useSettings } from '../../../api/use-settings.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { attemptKey, clearDraft, readDraft } from '../../../forms/drafts/drafts.ts';
import { useDraftUploads, useDraftValues } from '../../../forms/drafts/use-draft.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useOpenDisputeMutation } from '../api.ts';
import { disputeEn } from '../dispute.en.ts';

interface Props {
  id: string;
  side: Side;
  /** The other side's first name. */
  name: string;
  /** Maximum refund that a client may request, in centavos. */
  most: number;
  /** Starts with the refund. */ asksRefund: boolean;
}

const problem = (most: number) =>
  z.object({
    about: z.enum(disputeReasons),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    wanted: z.nullable(z.int().check(z.gte(1), z.lte(most))),
  });
type Problem = z.infer<ReturnType<typeof problem>>;

/** Opens a dispute: text, pictures and, for clients, the requested refund. */
export function OpenForm({ id, side, name, most, asksRefund }: Props) {
  const t = useText(disputeEn);
  const { disputeAnswerHours: hours } = useSettings();
  const [open] = useOpenDisputeMutation();
  const conversation = `dispute new ${id}`;
  const uploads = useDraftUploads(conversation, { upload: uploadDisputePictures, most: 10 });
  const form = useSchemaForm(problem(most), {
    text: '',
    wanted: asksRefund && most > 0 ? most : null,
    ...readDraft(conversation).values,
  });
  useDraftValues(conversation, form.control);

  async function send({ wanted, ...body }: Problem) {
    const pictures = uploads.uploaded.map((picture) => picture.id);
    const whole = { ...body, pictures, ...(wanted !== null && { wanted }) };
    await open({ id, body: whole, idempotencyKey: attemptKey(conversation, whole) }).unwrap();
    clearDraft(conversation);
    showToast(t('sent', { name }), { variant: 'success' });
  }

  const wanted = side === 'client' && most > 0 && (
    <AmountField
      control={form.control}
      name="wanted"
      most={most}
      emptied={null}
      label={t('wanted')}
      hint={t('wantedHint')}
      error={form.errorOf('wanted') && t('wantedError', { most: formatPesoLong(most) })}
    />
  );
  return (
    <Card>
      <form {...form.props(send)} className="grid gap-5">
        {asksRefund && wanted}
        <Controller
          control={form.control}
          name="about"
          render={({ field }) => (
            <RadioGroup
              label={t('about')}
              options={disputeReasons.map((value) => ({ value, label: t(`${side}_${value}`) }))}
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
        <PhotoPicker label={t('pictures')} hint={t('picturesHint', { name })} uploads={uploads} />
        {!asksRefund && wanted}
        <Note title={t('next')}>{t('nextText', { name, hours })}</Note>
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <Button type="submit" busy={form.isBusy} disabled={uploads.isBusy}>
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}
