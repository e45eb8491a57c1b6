import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Dispute } from '#contracts/views/dispute.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useAskInDisputeMutation } from '../../dispute/api.ts';
import { disputesEn } from './disputes.en.ts';

const Question = z.object({
  asks: z.enum(['client', 'worker', 'both']),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
});

/** A question to one or both sides. Both sides can read it. */
export function AskDialog({ dispute: { id, client, worker }, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useText(disputesEn);
  const [send] = useAskInDisputeMutation();
  const form = useSchemaForm(Question, { asks: 'both', text: '' });
  const options = [
    { value: 'both', label: t('both') },
    { value: 'client', label: client.name },
    { value: 'worker', label: worker.name },
  ] as const;

  async function put(body: z.infer<typeof Question>) {
    await send({ id, body }).unwrap();
    showToast(t('asked'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('askTitle')}
      description={t('askText')}
      form={form}
      onSend={put}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('ask')}
    >
      <Controller
        control={form.control}
        name="asks"
        render={({ field }) => (
          <RadioGroup look="row" label={t('askWhom')} options={options} value={field.value} onChange={field.onChange} />
        )}
      />
      <TextArea
        {...form.register('text')}
        label={t('question')}
        maxLength={2000}
        error={form.errorOf('text') && t('questionNeeded')}
      />
    </FormDialog>
  );
}
