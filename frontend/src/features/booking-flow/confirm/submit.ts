import { call, put, select } from 'redux-saga/effects';
import type { BookingChanged } from '#contracts/calls/booking.ts';
import { manilaDayAndTime } from '#contracts/manila-time.ts';
import { api } from '../../../api/api.ts';
import { detailsOf, fieldErrors, type CallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { noticesEn } from '../../../api/notices.en.ts';
import { meaningOfFailure } from '../../../api/failure-meaning.ts';
import { goTo } from '../../../browser/go-to.ts';
import { newId } from '../../../browser/new-id.ts';
import { bookingsApi } from '../../../domain/booking/api.ts';
import { FLOW, flowPath } from '../../../domain/booking/flow-path.ts';
import { bookingPathOf, confirmationPath } from '../../../domain/booking/paths.ts';
import { textOf } from '../../../i18n/i18n.ts';
import { putThunkAndWait } from '../../../sagas/put-thunk.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { newBookingOf, unsent, type BookingDraft } from '../draft/draft.ts';
import { selectDraft, selectFlow } from '../selectors.ts';
import {
  bookingCreated,
  bookingRefused,
  bookingSent,
  formOutdated,
  type Alternative,
  type Attempt,
  type BookingFlowState,
  type bookingSubmitted,
} from '../slice.ts';
import { firstOpenStep } from '../steps.ts';

const TOLD_MS = 4000;

/** `isAgain`: sent before, with an unknown result. `from`: path at which Confirm was pressed. */
type Sending = Attempt & { isAgain: boolean; from: string };
type Outcome = { data: BookingChanged; error?: undefined } | { data?: undefined; error: CallError };

/**
 * Books the draft. An earlier attempt without a response may have succeeded, so the same body is sent again before
 * any later change.
 */
export function* submit({ payload }: ReturnType<typeof bookingSubmitted>) {
  const { draft, submission }: BookingFlowState = yield select(selectFlow);
  // A second press during submission.
  if (submission.status !== 'submitting' || submission.press !== payload.press) return;
  const sending = sendingOf(draft, window.location.pathname);
  if (!sending) {
    yield call(askForTheRest, draft);
    return;
  }
  const first: Outcome = yield call(send, sending);
  const changed: Sending | null = yield call(changedSince, sending, first.error);
  const last: Outcome = changed ? yield call(send, changed) : first;
  if (last.error) yield call(refuse, changed ?? sending, last.error);
  else yield call(lead, changed ?? sending, last.data);
}

/** null while something is missing. */
function sendingOf(draft: BookingDraft, from: string): Sending | null {
  const { submissionKey: key = newId(), sentBody } = draft;
  const body = sentBody ?? newBookingOf(draft);
  return body && { key, body, isAgain: draft.submissionKey !== undefined, from };
}

function* askForTheRest(draft: BookingDraft) {
  const message = errorText({ status: 400, code: 'invalid', message: '', body: null });
  yield put(bookingRefused({ key: draft.submissionKey, code: 'invalid', message, alternatives: [], isFinal: false }));
  yield call(goTo, firstOpenStep(draft)?.path ?? FLOW);
}

function* send({ key, body }: Attempt) {
  yield put(bookingSent({ key, body }));
  const create = bookingsApi.endpoints.createBooking.initiate({ body, idempotencyKey: key }, { track: false });
  const outcome: Outcome = yield putThunkAndWait(create);
  return outcome;
}

/** The draft to confirm now, if only an earlier attempt was refused and the draft has changed since. */
function* changedSince({ key, body, isAgain, from }: Sending, error: CallError | undefined) {
  if (!error || !isAgain || meaningOfFailure(error) !== 'refused') return null;
  const draft: BookingDraft = yield select(selectDraft);
  const changed = draft.submissionKey === key ? sendingOf(unsent(draft), from) : null;
  return changed && !isSameBody(body, changed.body) ? changed : null;
}

function isSameBody(sent: Attempt['body'], other: Attempt['body'] | null): boolean {
  return JSON.stringify(sent) === JSON.stringify(other);
}

/** Redirects to the booking. A client who has left the flow or started another booking is only notified. */
function* lead({ key, body, from }: Sending, { id: bookingId }: BookingChanged) {
  const draft: BookingDraft = yield select(selectDraft);
  const isStillIt = draft.submissionKey === key;
  const isChanged = isStillIt && !isSameBody(body, newBookingOf(draft));
  yield put(bookingCreated({ key, bookingId }));
  if (!isStillIt || !isStillAt(from)) {
    const view = {
      label: textOf(bookingFlowEn, 'viewBooking'),
      onClick: () => goTo(bookingPathOf.client(bookingId)),
    };
    yield call(tell, textOf(bookingFlowEn, 'wentThrough'), { variant: 'success', action: view });
    return;
  }
  if (isChanged) yield call(tell, textOf(bookingFlowEn, 'bookedAsSent'), {});
  yield call(goTo, confirmationPath(bookingId), { replace: true });
}

function tell(message: string, options: Parameters<typeof showToast>[1]) {
  showToast(message, { durationMs: TOLD_MS, ...options });
}

/** In the flow, or on the screen outside it where the booking was confirmed. */
function isStillAt(from: string): boolean {
  const { pathname } = window.location;
  return pathname === from || pathname === FLOW || pathname.startsWith(`${FLOW}/`);
}

function* refuse({ key, isAgain, from }: Sending, error: CallError) {
  const draft: BookingDraft = yield select(selectDraft);
  const alternatives = alternativesOf(error);
  const meaning = meaningOfFailure(error);
  const isFinal = meaning === 'refused' || (meaning === 'unprocessed' && !isAgain);
  yield put(bookingRefused({ key, code: error.code, message: errorText(error), alternatives, isFinal }));
  const isStillIt = draft.submissionKey === key;
  const isSeen = isStillIt && isStillAt(from);
  // An expired session has redirected to the sign-in, which explains it.
  if (!isSeen && error.status !== 401)
    yield call(tell, textOf(noticesEn, 'couldNot', { reason: errorText(error) }), { variant: 'error' });
  if (!isStillIt) return;
  yield call(reloadAfter, error, isSeen);
  if (draft.urgent && alternatives.length === 0)
    yield call(ask, { message: textOf(noticesEn, 'instantBookingFailed') });
}

function* reloadAfter(error: CallError, isSeen: boolean) {
  // The price note then shows the old and the new price.
  if (error.code === 'price_changed') yield put(api.util.invalidateTags(['Worker', 'Service', 'Form']));
  if (!isAboutAnswers(error)) return;
  yield put(api.util.invalidateTags(['Form']));
  if (error.code === 'form_changed') yield put(formOutdated());
  if (isSeen) yield call(goTo, flowPath('form'));
}

/** The questions have changed, or an answer is invalid. */
function isAboutAnswers(error: CallError): boolean {
  return error.code === 'form_changed' || fieldErrors(error).some(({ path }) => path.startsWith('answers.'));
}

/** Free starts offered by a 409 (slot_taken, too_soon): instants, converted to Manila days and times. */
function alternativesOf(error: unknown): Alternative[] {
  const { alternatives } = detailsOf(error);
  if (!Array.isArray(alternatives)) return [];
  const instants = alternatives.filter(
    (one): one is string => typeof one === 'string' && !Number.isNaN(Date.parse(one)),
  );
  return instants.map((instant) => manilaDayAndTime(instant));
}
