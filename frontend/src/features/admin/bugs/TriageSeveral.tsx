import { useState } from 'react';
import { type BugStatus, bugStatuses } from '#contracts/events/support-bugs.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusEn } from '../../../ui/showing/status.en.ts';
import { ChosenBar } from '../list/ChosenBar.tsx';
import { NotDoneNote } from '../list/NotDoneNote.tsx';
import { useBulkAction } from '../list/use-bulk-action.ts';
import type { Selection } from '../list/use-selection.ts';
import { useTriageBugMutation } from './api.ts';
import { userReportsEn } from './user-reports.en.ts';

/** Actions on the selected reports, and the reports for which they failed. */
export function TriageSeveral({ selection: { chosen, clear } }: { selection: Selection<Bug> }) {
  const t = useText(userReportsEn);
  const statusWord = useText(statusEn);
  const [status, setStatus] = useState<BugStatus>('in_progress');
  const [triage] = useTriageBugMutation();
  const { doWith, failed, forgetFailed } = useBulkAction<Bug>(({ whatHappened }) => whatHappened);

  async function save() {
    const count = await doWith(chosen, ({ id }) => triage({ id, body: { status } }));
    if (count > 0) showToast(t('severalSaved', { count }), { variant: 'success' });
    clear();
  }

  return (
    <>
      <NotDoneNote title={t('someNotSaved', { count: failed.length })} of={failed} onDismiss={forgetFailed} />
      {chosen.length > 0 && (
        <ChosenBar said={t('selected', { count: chosen.length })}>
          <Button variant="outline" size={36} onClick={clear}>
            {t('clear')}
          </Button>
          <Select
            hideLabel
            label={t('setStatus')}
            size={36}
            className="w-44"
            options={bugStatuses.map((value) => ({ value, label: statusWord(statusTable.bug[value].word) }))}
            value={status}
            onChange={({ target }) => setStatus(bugStatuses.find((one) => one === target.value) ?? status)}
          />
          <Button size={36} onClick={save}>
            {t('setStatus')}
          </Button>
        </ChosenBar>
      )}
    </>
  );
}
