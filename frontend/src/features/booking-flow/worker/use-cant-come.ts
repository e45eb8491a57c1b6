import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useNow } from '../../../browser/use-now.ts';
import { useReadServiceQuery } from '../../catalogue/api.ts';
import { useReach } from '../address/use-reach.ts';
import { serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { useRevealWhen } from '../parts/use-reveal-when.ts';
import type { FlowAddress } from '../parts/without-service.ts';
import { selectDraft, selectSubmission } from '../selectors.ts';
import { startProblem } from '../time/start-problem.ts';
import { useShownDays } from '../time/use-start-problem.ts';
import { useOtherWorkers } from './use-other-workers.ts';

const NOBODY: BookingDraft = {};

export type CantCome = {
  draft: BookingDraft;
  /** null, too, where nobody in particular is asked and after a refusal, which says it itself. */
  problem: 'outOfReach' | 'startGone' | null;
  /** All that would say so has been read once, with who can come instead, or was waited for long enough. */
  isShown: boolean;
};

/** Why the draft's worker can't come, as far as is known, and whether the step with that address may be shown by now. */
export function useCantCome({ isTaken }: Pick<FlowAddress, 'isTaken'>): CantCome {
  const draft = useSelector(selectDraft);
  const submission = useSelector(selectSubmission);
  const asked = draft.workerId === undefined || submission.status === 'failed' ? NOBODY : draft;
  const now = useNow();
  const hasDuration = useHasDuration(asked);
  const reach = useReach(asked);
  const { days, isAnswered: isCalendarRead } = useShownDays(asked, now);
  const problem = problemOf();
  const { isAnswered: areOthersRead } = useOtherWorkers(problem && draft);
  const isShown = useRevealWhen(isTaken && hasDuration && reach.isAnswered && isCalendarRead && areOthersRead);
  return { draft, problem, isShown };

  function problemOf() {
    if (reach.isOutOfReach) return 'outOfReach';
    return startProblem(asked, { now, noticeMinutes: 0, days }) === 'timeTaken' ? 'startGone' : null;
  }
}

/** A draft out of a link learns from its service how long it takes; until then other starts would be asked for. */
function useHasDuration(draft: BookingDraft): boolean {
  const id = serviceIdOf(draft);
  const { isError } = useReadServiceQuery(id ? { id } : skipToken);
  return id === undefined || draft.durationMinutes !== undefined || isError;
}
