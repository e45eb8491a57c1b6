import * as z from 'zod/mini';
import type { Dispute } from '#contracts/views/dispute.ts';
import { uploadDisputePictures } from '../../../api/uploads/upload.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { firstName } from '../../../domain/first-name.ts';
import { attemptKey, clearDraft, readDraft } from '../../../forms/drafts/drafts.ts';
import { useDraftUploads, useDraftValues } from '../../../forms/drafts/use-draft.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useAddDisputeMessageMutation } from '../api.ts';
import { disputeEn } from '../dispute.en.ts';

const Answer = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) });

/** The user's reply, with pictures. */
export function Reply({ dispute, side }: { dispute: Dispute; side: Side }) {
  const t = useText(disputeEn);
  const [send] = useAddDisputeMessageMutation();
  const conversation = `dispute ${dispute.id}`;
  const form = useSchemaForm(Answer, { text: '', ...readDraft(conversation).values });
  useDraftValues(conversation, form.control);
  const uploads = useDraftUploads(conversation, { upload: uploadDisputePictures, most: 10 });
  const name = firstName((side === 'client' ? dispute.worker : dispute.client).name);

  async function reply({ text }: { text: string }) {
    const body = { text, pictures: uploads.uploaded.map(({ id }) => id) };
    await send({ id: dispute.id, body, idempotencyKey: attemptKey(conversation, body) }).unwrap();
    form.reset({ text: '' });
    clearDraft(conversation);
    showToast(t('replySent'), { variant: 'success' });
  }

  return (
    <form {...form.props(reply)} className="mt-5 grid gap-4">
      <TextArea
        {...form.register('text')}
        label={t('reply')}
        hint={t('replyHint', { name })}
        maxLength={2000}
        error={form.errorOf('text') && t('storyNeeded')}
      />
      <PhotoPicker label={t('pictures')} hint={t('picturesHint', { name })} uploads={uploads} />
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <Button type="submit" size={44} busy={form.isBusy} disabled={uploads.isBusy} className="justify-self-start">
        {t('replySend')}
      </Button>
    </form>
  );
}
