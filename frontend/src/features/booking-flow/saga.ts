import { all, call, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import { manilaDayAndTime } from '#contracts/manila-time.ts';
import { api } from '../../api/api.ts';
import { detailsOf, fieldErrors, type CallError } from '../../api/call-error.ts';
import { errorText } from '../../api/error-text.ts';
import { goTo } from '../../browser/go-to.ts';
import { noticesText } from '../../api/notices.text.ts';
import { putThunkAndWait } from '../../sagas/put-thunk.ts';
import { textOf } from '../../i18n/i18n.ts';
import { ask } from '../../ui/over-the-page/alert.ts';
import { bookingsApi } from '../../domain/booking/api.ts';
import { userChanged } from '../../domain/session/slice.ts';
import { newBookingOf, type BookingDraft } from './draft/draft.ts';
import { readDraft, storeDismissed, storeDraft } from './draft/draft-storage.ts';
import { firstOpenStep } from './steps.ts';
import { FLOW, flowPath } from '../../domain/booking/flow-path.ts';
import { confirmationPath } from '../../domain/booking/paths.ts';
import {
  bannerDismissed,
  bookingCreated,
  bookingRefused,
  bookingSubmitted,
  draftCancelled,
  draftChanged,
  draftLoaded,
  draftResumed,
  formOutdated,
  formRead,
  priceRead,
  type Alternative,
  type BookingFlowState,
} from './slice.ts';

/** Keeps the draft in the browser, and turns it into a booking. */
export function* bookingFlowSaga() {
  const changesDraft = [
    draftChanged,
    draftResumed,
    priceRead,
    formRead,
    formOutdated,
    draftCancelled,
    bookingSubmitted,
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
    takeLeading(bookingSubmitted, submit),
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

type Outcome = { data: BookingChanged; error?: undefined } | { data?: undefined; error: CallError };

function* submit() {
  const { draft }: BookingFlowState = yield select(selectFlow);
  const body = newBookingOf(draft);
  if (!body) {
    yield put(
      bookingRefused({
        code: 'invalid',
        message: errorText({ status: 400, code: 'invalid', message: '', body: null }),
        alternatives: [],
        isFinal: true,
      }),
    );
    yield call(goTo, firstOpenStep(draft)?.path ?? FLOW);
    return;
  }
  const create = bookingsApi.endpoints.createBooking.initiate(
    { body, ...(draft.submissionKey !== undefined && { idempotencyKey: draft.submissionKey }) },
    { track: false },
  );
  const { data, error }: Outcome = yield putThunkAndWait(create);
  if (error) {
    yield call(refuse, draft, error);
    return;
  }
  yield put(bookingCreated(data.id));
  yield call(goTo, confirmationPath(data.id), { replace: true });
}

function* refuse(draft: BookingDraft, error: CallError) {
  const alternatives = alternativesOf(error);
  const isFinal = error.status >= 400 && error.status < 500;
  yield put(bookingRefused({ code: error.code, message: errorText(error), alternatives, isFinal }));
  // Read anew, the price shows beside what it was.
  if (error.code === 'price_changed') yield put(api.util.invalidateTags(['Worker', 'Service', 'Form']));
  if (isAboutAnswers(error)) {
    yield put(api.util.invalidateTags(['Form']));
    if (error.code === 'form_changed') yield put(formOutdated());
    yield call(goTo, flowPath('form'));
  }
  if (draft.urgent && alternatives.length === 0)
    yield call(ask, { message: textOf(noticesText, 'instantBookingFailed') });
}

/** The questions are others by now, or one has to be answered otherwise. */
function isAboutAnswers(error: CallError): boolean {
  return error.code === 'form_changed' || fieldErrors(error).some(({ path }) => path.startsWith('answers.'));
}

/** Free starts that a 409 offers (slot_taken, too_soon): instants, as Manila days and times. */
export function alternativesOf(error: unknown): Alternative[] {
  const { alternatives } = detailsOf(error);
  if (!Array.isArray(alternatives)) return [];
  const instants = alternatives.filter(
    (one): one is string => typeof one === 'string' && !Number.isNaN(Date.parse(one)),
  );
  return instants.map((instant) => manilaDayAndTime(instant));
}

const selectFlow = (state: { bookingFlow: BookingFlowState }) => state.bookingFlow;
