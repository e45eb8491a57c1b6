import { isAnyOf } from '@reduxjs/toolkit';
import { all, call, fork, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Session, User } from '#contracts/views/account.ts';
import { api } from '../../api/api.ts';
import { ignoreFailure } from '../../sagas/ignore-failure.ts';
import { forgetAccessToken } from '../../browser/access-token.ts';
import { browserStorage, tabStorage } from '../../browser/browser-storage.ts';
import { goTo } from '../../browser/go-to.ts';
import { forgetPositions } from '../../api/read-your-writes.ts';
import { refreshSession } from '../../api/refresh-session.ts';
import { storageKeys, USER_UPDATED } from '../../browser/storage-keys.ts';
import { keepUnsent } from '../../forms/unsent-input.ts';
import {
  clearLeaving,
  isLeaving,
  keepAccessToken,
  mayHoldSession,
  mergeStoredUser,
  storeLeaving,
  readStoredUser,
  readUserId,
  storedUserOf,
  storeUser,
} from '../../browser/storage.ts';
import { eachOf, windowChannel } from '../../sagas/window-channel.ts';
import { accountApi } from '../account/api.ts';
import { cloudApi } from '../account/cloud/api.ts';
import { signOutOfFirebase } from '../account/cloud/firebase-provider.ts';
import { passkeysApi } from '../account/passkeys/api.ts';
import { passwordsApi } from '../account/passwords/api.ts';
import { phoneApi } from '../account/phone/api.ts';
import { secondFactorApi } from '../account/second-factor/api.ts';
import { emptyBrowser, signOutAtServer } from './empty-browser.ts';
import { handOver } from './hand-over.ts';
import { languageSaga } from './language-saga.ts';
import { selectSession, selectUserId } from '../../domain/session/selectors.ts';
import {
  accountClosed,
  guestRequested,
  logoutRequested,
  type SessionState,
  signedOutElsewhere,
  started,
  userChanged,
} from '../../domain/session/slice.ts';

const { login, register, me, changeMe, verifyEmail, verifyPhone, cancelContactChange } = accountApi.endpoints;
const { changePassword } = passwordsApi.endpoints;
const { cloudLogin } = cloudApi.endpoints;
const { signInByPasskey } = passkeysApi.endpoints;
const { loginByPhone } = phoneApi.endpoints;
const { takeSecondStep, confirmTotp } = secondFactorApi.endpoints;
/** Each answers with a session. */
const signedIn = isAnyOf(
  login.matchFulfilled,
  register.matchFulfilled,
  cloudLogin.matchFulfilled,
  changePassword.matchFulfilled,
  loginByPhone.matchFulfilled,
  signInByPasskey.matchFulfilled,
  takeSecondStep.matchFulfilled,
  confirmTotp.matchFulfilled,
);
const userAnswered = isAnyOf(
  me.matchFulfilled,
  changeMe.matchFulfilled,
  verifyEmail.matchFulfilled,
  verifyPhone.matchFulfilled,
  cancelContactChange.matchFulfilled,
);

/** The session over time: start-up, signing in and out, and the stored user as the one source of who is here. */
export function* sessionSaga() {
  yield all([
    fork(followStorage),
    fork(languageSaga),
    takeEvery(signedIn, keepSession),
    takeEvery(userAnswered, keepUser),
    takeEvery(guestRequested, enterAsGuest),
    takeLeading(logoutRequested, logOut),
    takeLeading(accountClosed, leaveClosed),
  ]);
  yield fork(startUp);
}

/**
 * A tab that opens again may have been another's. Where somebody signed in, it has no access token yet: a refresh is tried,
 * and its failure ignored (specification section 4).
 */
function* startUp() {
  yield call(syncFromStorage);
  if (isLeaving()) yield fork(leaveAtLast);
  if (mayHoldSession()) yield call(ignoreFailure, () => refreshSession(null));
  yield put(started());
}

/** Whoever signed in since then holds another session, and the cookie of the one before is gone. */
function* leaveAtLast() {
  const isOut: boolean = mayHoldSession() || (yield call(signOutAtServer));
  if (isOut) clearLeaving();
}

/** Whoever writes the user to the storage, in this tab or another, the screens follow. */
function* followStorage() {
  yield fork(eachOf<Event>, windowChannel(USER_UPDATED), syncFromStorage);
  yield fork(eachOf<Event>, windowChannel('storage'), syncWithOtherTab);
  // A page that Back brings out of the browser's memory heard nothing while it lay there.
  yield fork(eachOf<Event>, windowChannel('pageshow'), function* shownAgain(event) {
    if ('persisted' in event && event.persisted === true) yield call(syncFromStorage);
  });
}

/** A key of null: the other tab cleared everything, which is what signing out does. */
function* syncWithOtherTab(event: Event) {
  const key = 'key' in event ? event.key : null;
  if (key !== null && key !== storageKeys.user && key !== storageKeys.userId) return;
  if (key === null) yield call(signedOutInOtherTab);
  yield call(syncFromStorage);
}

/** This tab leaves as little behind as that one. Somebody may have signed in already; then the tab is handed over to them. */
function* signedOutInOtherTab() {
  yield call(browserStorage.forgetUnkept);
  forgetAccessToken();
  if (readStoredUser() === null) yield call(tabStorage.clear);
  yield put(signedOutElsewhere());
}

/**
 * A tab that slept sees only how the storage is now. But no person becomes another without having left: whoever keeps
 * something of the one before lets go of it.
 */
function* syncFromStorage() {
  const before: string | null = yield select(selectUserId);
  const [user, userId] = [readStoredUser(), readUserId()];
  const tookOver: boolean = user !== null && (yield call(handOver, user.isAuthenticated ? userId : null));
  if (before !== null && user === null) yield call(keepTypedText);
  if (before !== null && before !== userId) forgetAccessToken();
  if (before !== userId) yield put(userChanged({ user: null, userId: null }));
  yield put(userChanged({ user, userId, tookOver }));
  if (before !== null && before !== userId) yield call(forgetServerData);
}

/** The screens close now. Who left on purpose leaves nothing behind. */
function* keepTypedText() {
  const { signedOut }: SessionState = yield select(selectSession);
  if (!signedOut) yield call(keepUnsent);
}

/** What one person has read is not for the next. */
function* forgetServerData() {
  forgetPositions();
  yield put(api.util.resetApiState());
}

function* keepSession({ payload }: { payload: Session }) {
  const { user, accessToken, secondFactorMissing } = payload;
  yield call(keepAccessToken, accessToken);
  yield call(storeUser, storedUserOf(user, new Date().toISOString(), { secondFactorMissing }), user._id);
}

/** None where a visitor has shown a code: nobody is signed in by that. */
function* keepUser({ payload: { user } }: { payload: { user: User | null } }) {
  if (user) yield call(mergeStoredUser, user);
}

function* enterAsGuest() {
  yield call(storeUser, { isAuthenticated: false, isGuest: true, loginTime: new Date().toISOString() });
}

/** Each step goes ahead whatever became of the one before (specification section 4). */
function* logOut() {
  const isOut: boolean = yield call(signOutAtServer);
  yield call(ignoreFailure, signOutOfFirebase);
  yield call(ignoreFailure, emptyBrowser);
  if (!isOut) storeLeaving();
  yield call(forgetServerData);
  yield call(goTo, '/login', { replace: true, state: null });
}

/** The server has ended every session by itself: nobody stays for what its sockets and calls would say of that. */
function* leaveClosed({ payload: { reopenUntil } }: ReturnType<typeof accountClosed>) {
  yield call(ignoreFailure, emptyBrowser);
  yield call(forgetServerData);
  yield call(goTo, '/login', { replace: true, state: { reopenUntil } });
  yield call(signOutAtServer);
  yield call(ignoreFailure, signOutOfFirebase);
}
