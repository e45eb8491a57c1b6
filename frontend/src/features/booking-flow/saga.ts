import { all, call, fork, put, select, takeEvery } from 'redux-saga/effects';
import { storageKeys } from '../../browser/storage-keys.ts';
import { userChanged } from '../../domain/session/slice.ts';
import { eachOf, windowChannel } from '../../sagas/window-channel.ts';
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

/** Keeps the draft in the browser, for all its tabs, and turns it into a booking. */
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
    // Signing out empties the storage, an expired session does not.
    takeEvery(userChanged, function* reload({ payload }) {
      if (!payload.user) yield put(draftLoaded(readDraft()));
    }),
    // Each by itself: while one is being booked, another draft may be begun and confirmed.
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

/** There is one draft for all tabs: what one of them says, sends or finishes, the others follow. */
function* followOtherTabs() {
  yield fork(eachOf<Event>, windowChannel('storage'), function* keptElsewhere(event) {
    if ('key' in event && event.key === storageKeys.bookingDraft) yield call(takeOver);
  });
  // A page that Back brings out of the browser's memory heard nothing while it lay there.
  yield fork(eachOf<Event>, windowChannel('pageshow'), function* shownAgain(event) {
    if ('persisted' in event && event.persisted === true) yield call(takeOver);
  });
}

function* takeOver() {
  const { draft, submission }: BookingFlowState = yield select(selectFlow);
  if (submission.status === 'submitting') return;
  const kept = readDraft();
  if (!isSameDraft(kept, draft)) yield put(draftLoaded(kept));
}
