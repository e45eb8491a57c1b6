import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useNow } from '../../../browser/use-now.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
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
  /** null also without a chosen worker, and after a refusal, which has its own note. */
  problem: 'outOfReach' | 'startGone' | null;
  /** The worker's days around the chosen one. */
  days: readonly DaySlots[];
  /** All checks and the alternatives are loaded, or the longest wait has passed. */
  isShown: boolean;
};

/** Known reason why the draft's worker is unavailable, and whether the step may be shown. */
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
  return { draft, problem, days, isShown };

  function problemOf() {
    if (reach.isOutOfReach) return 'outOfReach';
    return startProblem(asked, { now, noticeMinutes: 0, days }) === 'timeTaken' ? 'startGone' : null;
  }
}

/** A draft from a link learns its duration from the service; before that the query for starts would differ. */
function useHasDuration(draft: BookingDraft): boolean {
  const id = serviceIdOf(draft);
  const { isError } = useReadServiceQuery(id ? { id } : skipToken);
  return id === undefined || draft.durationMinutes !== undefined || isError;
}
