import * as z from 'zod/mini';
import type { AdminTicket } from '#contracts/views/support-tickets.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { helpEn } from '../../support/tickets/help.en.ts';
import { useMergeTicketMutation } from './api.ts';
import { ticketsEn } from './tickets.en.ts';

interface Props {
  id: string;
  code: string;
  others: AdminTicket['others'];
  onClose: () => void;
}

const Chosen = z.object({ intoTicketId: z.string().check(z.minLength(1)) });

/** Merges a ticket into another of the same requester. */
export function MergeDialog({ id, code, others, onClose }: Props) {
  const t = useText(ticketsEn);
  const help = useText(helpEn);
  const [merge] = useMergeTicketMutation();
  const open = others.filter(({ status }) => status === 'open' || status === 'waiting');
  const form = useSchemaForm(Chosen, { intoTicketId: open[0]?.id ?? '' });

  async function send({ intoTicketId }: z.infer<typeof Chosen>) {
    await merge({ id, body: { intoTicketId } }).unwrap();
    showToast(t('merged'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('mergeTitle', { code })}
      description={t('mergeText')}
      form={form}
      confirm={t('mergeConfirm')}
      back={t('goBack')}
      onSend={send}
      onClose={onClose}
    >
      {open.length === 0 ? (
        <Note tone="warning">{t('mergeNone')}</Note>
      ) : (
        <Select
          {...form.register('intoTicketId')}
          label={t('mergeInto')}
          options={open.map((one) => ({ value: one.id, label: `${one.code} · ${help(`topic_${one.topic}`)}` }))}
        />
      )}
    </FormDialog>
  );
}
