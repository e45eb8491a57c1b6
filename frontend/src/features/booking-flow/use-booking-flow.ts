import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import type { BookingDraft } from './draft/draft.ts';
import {
  selectDraft,
  selectFirstOpenStep,
  selectResumeTarget,
  selectShowsBanner,
  selectStepsDone,
  selectSubmission,
  type StateWithBookingFlow,
} from './selectors.ts';
import { bannerDismissed, bookingSubmitted, draftCancelled, draftChanged } from './slice.ts';
import { useDraftFromAddress } from './use-draft-from-address.ts';

/** For flow steps: the draft with the address's values applied, and its actions. */
export function useBookingFlow() {
  const dispatch = useAppDispatch();
  const draft = useSelector(selectDraft);
  return {
    draft,
    address: useDraftFromAddress(draft),
    done: useSelector(selectStepsDone),
    firstOpenStep: useSelector(selectFirstOpenStep),
    submission: useSelector(selectSubmission),
    change: (change: Partial<BookingDraft>) => dispatch(draftChanged(change)),
    submit: () => dispatch(bookingSubmitted()),
    cancel: () => dispatch(draftCancelled()),
  };
}

/** Draft banner; `draft` is null while it is hidden. */
export function useDraftBanner() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isShown = useSelector((state: StateWithBookingFlow) => selectShowsBanner(state, pathname));
  const draft = useSelector(selectDraft);
  const resumeTo = useSelector(selectResumeTarget);
  return {
    draft: isShown ? draft : null,
    resumeTo,
    dismiss: () => dispatch(bannerDismissed()),
    cancel: () => dispatch(draftCancelled()),
    restore: (cancelled: BookingDraft) => dispatch(draftChanged(cancelled)),
  };
}
