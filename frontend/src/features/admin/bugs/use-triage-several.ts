import { useState } from 'react';
import type { BugStatus } from '#contracts/events/support-bugs.ts';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useTriageBugMutation } from './api.ts';
import { userReportsText } from './user-reports.text.ts';

/** A report that could not be changed, and why. */
export type NotChanged = { id: string; whatHappened: string; reason: string };

/** Several reports get one status: each by a command of its own, so that one that is refused holds up no other. */
export function useTriageSeveral() {
  const t = useText(userReportsText);
  const [triage] = useTriageBugMutation();
  const [failed, setFailed] = useState<readonly NotChanged[]>([]);

  async function setStatus(bugs: readonly Bug[], status: BugStatus): Promise<void> {
    const refused: NotChanged[] = [];
    for (const { id, whatHappened } of bugs) {
      const { error } = await triage({ id, body: { status } });
      if (error) refused.push({ id, whatHappened, reason: errorText(error) });
    }
    setFailed(refused);
    const count = bugs.length - refused.length;
    if (count > 0) showToast(t('severalSaved', { count }), { variant: 'success' });
  }

  return { setStatus, failed, forgetFailed: () => setFailed([]) };
}
