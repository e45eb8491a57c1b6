import { useState } from 'react';
import { type BugStatus, bugStatuses } from '#contracts/events/support-bugs.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { statusTable } from '../../../ui/showing/status-table.ts';
import { statusText } from '../../../ui/showing/status.text.ts';
import { ChosenBar } from '../list/ChosenBar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { useTriageSeveral, type NotChanged } from './use-triage-several.ts';
import { userReportsText } from './user-reports.text.ts';

/** What can be done with the reports that were chosen, and which of them it could not be done with. */
export function TriageSeveral({ selection: { chosen, clear } }: { selection: Selection<Bug> }) {
  const t = useText(userReportsText);
  const statusWord = useText(statusText);
  const [status, setStatus] = useState<BugStatus>('in_progress');
  const several = useTriageSeveral();

  async function save() {
    await several.setStatus(chosen, status);
    clear();
  }

  return (
    <>
      <NotChangedNote failed={several.failed} onDismiss={several.forgetFailed} />
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

function NotChangedNote({ failed, onDismiss }: { failed: readonly NotChanged[]; onDismiss: () => void }) {
  const t = useText(userReportsText);
  if (failed.length === 0) return null;
  return (
    <Note
      tone="error"
      title={t('someNotSaved', { count: failed.length })}
      className="mb-3"
      action={
        <Button variant="outline" size={36} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      }
    >
      <ul>
        {failed.map(({ id, whatHappened, reason }) => (
          <li key={id} className="line-clamp-2">
            {whatHappened}: {reason}
          </li>
        ))}
      </ul>
    </Note>
  );
}
