import { reviewCalls } from '#contracts/calls/review.ts';
import type { Review } from '#contracts/views/review.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useAnswerReviewMutation } from './api.ts';
import { reviewsEn } from './reviews.en.ts';

/** Adds or edits the worker's answer to a review. */
export function AnswerForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useText(reviewsEn);
  const [answer] = useAnswerReviewMutation();
  const form = useSchemaForm(reviewCalls.answerReview.body, { text: review.answer?.text ?? '' });

  async function send({ text }: { text: string }) {
    await answer({ id: review.id, body: { text } }).unwrap();
    showToast(t('sent'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('answerTitle', { name: review.clientName })}
      description={t('answerHint')}
      form={form}
      onSend={send}
      onClose={onClose}
      back={t('cancel')}
      confirm={t('send')}
    >
      <TextArea
        {...form.register('text')}
        label={t('answerLabel')}
        maxLength={1000}
        error={form.errorOf('text') && t('answerNeeded')}
      />
    </FormDialog>
  );
}
