import type * as z from 'zod/mini';
import { NewContact } from '#contracts/calls/support-contact.ts';
import { ticketTopics } from '#contracts/events/support-tickets.ts';
import { EmailField } from '../../../ui/forms/EmailField.tsx';
import { storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { helpEn } from '../tickets/help.en.ts';
import { useStartContactMutation } from './api.ts';
import { contactEn } from './contact.en.ts';
import type { FirstPictures } from './use-first-pictures.ts';

/** A visitor's request, and the id under which it waits for its code. */
export type Written = { contactId: string; values: z.infer<typeof NewContact> };

/** Storage name of a visitor's draft, which stays in the tab. */
export const NEW_CONTACT = 'suki.newContact';

const nothing = { name: '', email: '', topic: 'other' as const, text: '' };

interface Props {
  known: Written | null;
  pictures: FirstPictures;
  onStarted: (written: Written) => void;
}

export function ContactForm({ known, pictures: { uploads }, onStarted }: Props) {
  const t = useText(contactEn);
  const help = useText(helpEn);
  const [language] = useLanguage();
  const [start] = useStartContactMutation();
  const form = useSchemaForm(NewContact, known?.values ?? { ...nothing, ...storedDraft(NEW_CONTACT) });
  useStoredDraft(NEW_CONTACT, form.control);

  async function send(values: z.infer<typeof NewContact>) {
    const asked = { ...values, language };
    const { contactId } = await start({ body: asked }).unwrap();
    onStarted({ contactId, values: asked });
  }

  return (
    <Card title={t('write')}>
      <form {...form.props(send)} className="grid gap-4">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <TextField {...form.register('name')} label={t('name')} autoComplete="name" error={form.errorOf('name')} />
        <EmailField
          {...form.register('email')}
          label={t('email')}
          hint={t('emailHint')}
          error={form.errorOf('email')}
        />
        <Select
          {...form.register('topic')}
          label={t('topic')}
          options={ticketTopics.map((value) => ({ value, label: help(`topic_${value}`) }))}
        />
        <TextArea {...form.register('text')} label={t('text')} maxLength={4000} error={form.errorOf('text')} />
        <PhotoPicker label={help('photos')} hint={t('photosHint')} uploads={uploads} />
        <Button type="submit" wide busy={form.isBusy} disabled={uploads.isBusy}>
          {t('sendCode')}
        </Button>
      </form>
    </Card>
  );
}
