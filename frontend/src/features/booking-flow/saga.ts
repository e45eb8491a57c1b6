import { all, call, fork, put, select, takeEvery } from 'redux-saga/effects';
import { storageKeys } from '../../browser/storage-keys.ts';
import { userChanged } from '../../domain/session/slice.ts';
import { handleEach, windowChannel } from '../../sagas/window-channel.ts';
import { submit } from './confirm/submit.ts';
import { readDraft, storeDismissed, storeDraft } from './draft/draft-storage.ts';
import { isSameDraft } from './draft/is-same-draft.ts';
import { selectFlow } from './selectors.ts';
import {
  bannerDismissed,
  bookingCreated,
  bookingRefused,
  bookingSent,
  bookingSubmitted,
  draftCancelled,
  draftChanged,
  draftLoaded,
  draftResumed,
  formOutdated,
  formRead,
  priceRead,
  type BookingFlowState,
} from './slice.ts';

/** Stores the draft for all tabs of the browser, and submits it. */
export function* bookingFlowSaga() {
  const changesDraft = [
    draftChanged,
    draftResumed,
    priceRead,
    formRead,
    formOutdated,
    draftCancelled,
    bookingSent,
    bookingCreated,
    bookingRefused,
  ].map(({ type }) => type);
  yield all([
    takeEvery(changesDraft, keepDraft),
    takeEvery(bannerDismissed, keepDismissal),
    // Signing out clears the storage; an expired session does not.
    takeEvery(userChanged, function* reload({ payload }) {
      if (!payload.user) yield put(draftLoaded(readDraft()));
    }),
    // Concurrently: another draft may be started and confirmed during a submission.
    takeEvery(bookingSubmitted, submit),
    fork(followOtherTabs),
  ]);
}

function* keepDraft() {
  const { draft }: BookingFlowState = yield select(selectFlow);
  yield call(storeDraft, draft);
}

function* keepDismissal() {
  const { dismissed }: BookingFlowState = yield select(selectFlow);
  yield call(storeDismissed, dismissed);
}

/** All tabs share one draft and follow each other's changes, submissions and results. */
function* followOtherTabs() {
  yield fork(handleEach<Event>, windowChannel('storage'), function* keptElsewhere(event) {
    if ('key' in event && event.key === storageKeys.bookingDraft) yield call(adoptStoredDraft);
  });
  // A page restored from the back/forward cache has missed storage events.
  yield fork(handleEach<Event>, windowChannel('pageshow'), function* shownAgain(event) {
    if ('persisted' in event && event.persisted === true) yield call(adoptStoredDraft);
  });
}

function* adoptStoredDraft() {
  const { draft, submission }: BookingFlowState = yield select(selectFlow);
  if (submission.status === 'submitting') return;
  const kept = readDraft();
  if (!isSameDraft(kept, draft)) yield put(draftLoaded(kept));
}
