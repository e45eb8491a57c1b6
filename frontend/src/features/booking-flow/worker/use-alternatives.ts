import { useSelector } from 'react-redux';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { selectDraft } from '../selectors.ts';
import { type Alternative, draftChanged } from '../slice.ts';
import { startOf } from './use-worker-pick.ts';
import { workerChange } from './worker-change.ts';

/** Replaces an unavailable start or worker in the draft. */
export function useAlternatives() {
  const dispatch = useAppDispatch();
  const draft = useSelector(selectDraft);
  const change = (to: Partial<BookingDraft>) => dispatch(draftChanged(to));
  return {
    draft,
    takeTime: (start: Alternative) => change({ ...start, urgent: undefined }),
    takeWorker: (worker: WorkerListing) => change(workerChange(worker, startOf(draft), undefined)),
  };
}
