import { useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { selectDraft } from '../selectors.ts';
import { type Alternative, draftChanged } from '../slice.ts';
import { startOf } from './use-worker-pick.ts';
import { workerChange } from './worker-change.ts';

/**
 * Takes another time, or somebody else, where the one that was chosen can't be had. An address that still says the old
 * ones says nothing from then on.
 */
export function useInstead() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const draft = useSelector(selectDraft);

  function change(to: Partial<BookingDraft>) {
    dispatch(draftChanged(to));
    if (search) void navigate({ search: '' }, { replace: true });
  }

  return {
    draft,
    takeTime: (start: Alternative) => change({ ...start, urgent: undefined }),
    takeWorker: (worker: WorkerListing) => change(workerChange(worker, startOf(draft), undefined)),
  };
}
