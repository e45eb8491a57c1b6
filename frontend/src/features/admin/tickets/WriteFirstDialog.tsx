import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { TicketTopic, ticketTopics } from '#contracts/events/support-tickets.ts';
import { firstName } from '../../../domain/first-name.ts';
import { attemptKey, clearDraft, readDraft } from '../../../forms/drafts/drafts.ts';
import { useDraftValues } from '../../../forms/drafts/use-draft.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { helpEn } from '../../support/tickets/help.en.ts';
import { useOpenTicketForMutation } from './api.ts';
import { ticketsEn } from './tickets.en.ts';

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
}

const FirstWord = z.object({
  topic: TicketTopic,
  text: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(4000)),
});

/** Starts a ticket with a message from staff. */
export function WriteFirstDialog({ person: { id: accountId, name }, onClose }: Props) {
  const t = useText(ticketsEn);
  const help = useText(helpEn);
  const navigate = useNavigate();
  const [open] = useOpenTicketForMutation();
  const conversation = `ticket first ${accountId}`;
  const form = useSchemaForm(FirstWord, { topic: 'account', text: '', ...readDraft(conversation).values });
  useDraftValues(conversation, form.control);

  async function send(said: z.infer<typeof FirstWord>) {
    const body = { accountId, ...said };
    const { id } = await open({ body, idempotencyKey: attemptKey(conversation, body) }).unwrap();
    clearDraft(conversation);
    void navigate(`/admin/tickets/${encodeURIComponent(id)}`);
  }

  return (
    <FormDialog
      title={t('writeFirst', { name: firstName(name) })}
      description={t('writeFirstText')}
      form={form}
      confirm={t('writeFirstSend')}
      back={t('goBack')}
      onSend={send}
      onClose={onClose}
    >
      <Select
        {...form.register('topic')}
        label={t('about')}
        options={ticketTopics.map((value) => ({ value, label: help(`topic_${value}`) }))}
      />
      <TextArea {...form.register('text')} label={t('writeFirstWords')} maxLength={4000} error={form.errorOf('text')} />
    </FormDialog>
  );
}
