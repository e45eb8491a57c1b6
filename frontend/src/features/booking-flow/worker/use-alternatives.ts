import { useSelector } from 'react-redux';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { selectDraft } from '../selectors.ts';
import { type Alternative, draftChanged } from '../slice.ts';
import { startOf } from './use-worker-pick.ts';
import { workerChange } from './worker-change.ts';

/** Takes another time, or somebody else, where the one that was chosen can't be had. */
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
