import * as z from 'zod/mini';
import { BugPriority, bugPriorities, BugStatus, bugStatuses } from '#contracts/events/support-bugs.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusEn } from '../../../ui/showing/status.en.ts';
import { useTriageBugMutation } from './api.ts';
import { userReportsEn } from './user-reports.en.ts';

const Triage = z.object({
  status: BugStatus,
  priority: BugPriority,
  note: z.string().check(z.trim(), z.maxLength(1000)),
});

/** Status, priority and an optional message to the reporter. */
export function TriageForm({ bug }: { bug: Bug }) {
  const t = useText(userReportsEn);
  const statusWord = useText(statusEn);
  const [triage] = useTriageBugMutation();
  const form = useSchemaForm(Triage, { status: bug.status, priority: bug.priority, note: '' });

  async function save({ status, priority, note }: z.infer<typeof Triage>) {
    const changes = {
      ...(status !== bug.status && { status }),
      ...(priority !== bug.priority && { priority }),
      ...(note && { note }),
    };
    if (Object.keys(changes).length > 0) await triage({ id: bug.id, body: changes }).unwrap();
    showToast(t('saved'), { variant: 'success' });
  }

  return (
    <form {...form.props(save)} aria-label={t('handle')} className="grid gap-3 rounded-12 bg-sunken p-3.5">
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...form.register('status')}
          label={t('status')}
          snug
          options={bugStatuses.map((value) => ({ value, label: statusWord(statusTable.bug[value].word) }))}
        />
        <Select
          {...form.register('priority')}
          label={t('priority')}
          snug
          options={bugPriorities.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <TextArea
        {...form.register('note')}
        label={t('note', { name: firstName(bug.reporter.name) })}
        hint={t('noteHint')}
        maxLength={1000}
        error={form.errorOf('note')}
      />
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <Button type="submit" size={44} busy={form.isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
