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
import { handleEach, windowChannel } from '../../sagas/window-channel.ts';
import { accountApi } from '../account/api.ts';
import { cloudApi } from '../account/cloud/api.ts';
import { signOutOfFirebase } from '../account/cloud/firebase-provider.ts';
import { passkeysApi } from '../account/passkeys/api.ts';
import { passwordsApi } from '../account/passwords/api.ts';
import { phoneApi } from '../account/phone/api.ts';
import { secondFactorApi } from '../account/second-factor/api.ts';
import { deletePersonalData, signOutAtServer } from './delete-personal-data.ts';
import { forgetKeptAnswers } from '../../api/forget-kept-answers.ts';
import { takeOverStorage } from './take-over-storage.ts';
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
/** Calls that return a session. */
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

/** Session life cycle: start-up, sign-in and sign-out, and the stored user as the source of truth. */
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
  yield fork(startSession);
}

/**
 * A reopened tab may have belonged to another user. With a stored user it has no access token yet, so it tries a
 * refresh and ignores a failure (specification section 4).
 */
function* startSession() {
  yield call(syncFromStorage);
  if (isLeaving()) yield fork(finishSignOut);
  if (mayHoldSession()) yield call(ignoreFailure, () => refreshSession(null));
  yield put(started());
}

/** If another user has signed in since, the previous session's cookie is gone and there is nothing to end. */
function* finishSignOut() {
  const isOut: boolean = mayHoldSession() || (yield call(signOutAtServer));
  if (isOut) clearLeaving();
}

/** The screens follow the stored user, whichever tab writes it. */
function* followStorage() {
  yield fork(handleEach<Event>, windowChannel(USER_UPDATED), syncFromStorage);
  yield fork(handleEach<Event>, windowChannel('storage'), syncWithOtherTab);
  // A page restored from the back/forward cache has missed storage events.
  yield fork(handleEach<Event>, windowChannel('pageshow'), function* shownAgain(event) {
    if ('persisted' in event && event.persisted === true) yield call(syncFromStorage);
  });
}

/** A null key: another tab cleared the storage, as signing out does. */
function* syncWithOtherTab(event: Event) {
  const key = 'key' in event ? event.key : null;
  if (key !== null && key !== storageKeys.user && key !== storageKeys.userId) return;
  if (key === null) yield call(signedOutInOtherTab);
  yield call(syncFromStorage);
}

/** Clears this tab as well. If another user has already signed in, the tab is handed over. */
function* signedOutInOtherTab() {
  yield call(browserStorage.clearMemory);
  forgetAccessToken();
  if (readStoredUser() === null) yield call(tabStorage.clear);
  yield put(signedOutElsewhere());
}

/**
 * A tab that slept sees only the current storage. A change of user implies that the previous one left, so their data
 * in this tab is cleared.
 */
function* syncFromStorage() {
  const before: string | null = yield select(selectUserId);
  const [user, userId] = [readStoredUser(), readUserId()];
  const tookOver: boolean = user !== null && (yield call(takeOverStorage, user.isAuthenticated ? userId : null));
  if (before !== null && user === null) yield call(keepTypedText);
  if (before !== null && before !== userId) forgetAccessToken();
  if (before !== userId) yield put(userChanged({ user: null, userId: null }));
  yield put(userChanged({ user, userId, tookOver }));
  if (before !== null && before !== userId) yield call(forgetServerData);
}

/** Stores unsent input before the screens close, except after a deliberate sign-out. */
function* keepTypedText() {
  const { signedOut }: SessionState = yield select(selectSession);
  if (!signedOut) yield call(keepUnsent);
}

/** Clears the cache and the kept answers: the next user must not see them. */
function* forgetServerData() {
  // Not awaited: the next event of the storage may have come already.
  void forgetKeptAnswers();
  forgetPositions();
  yield put(api.util.resetApiState());
}

function* keepSession({ payload }: { payload: Session }) {
  const { user, accessToken, secondFactorMissing } = payload;
  yield call(keepAccessToken, accessToken);
  yield call(storeUser, storedUserOf(user, new Date().toISOString(), { secondFactorMissing }), user._id);
}

/** Skips a visitor's confirmed code, which signs no one in. */
function* keepUser({ payload: { user } }: { payload: { user: User | null } }) {
  if (user) yield call(mergeStoredUser, user);
}

function* enterAsGuest() {
  yield call(storeUser, { isAuthenticated: false, isGuest: true, loginTime: new Date().toISOString() });
}

/** Each step runs even if the previous one failed (specification section 4). */
function* logOut() {
  const isOut: boolean = yield call(signOutAtServer);
  yield call(ignoreFailure, signOutOfFirebase);
  yield call(ignoreFailure, deletePersonalData);
  if (!isOut) storeLeaving();
  yield call(forgetServerData);
  yield call(goTo, '/login', { replace: true, state: null });
}

/**
 * The server has ended all sessions of a closed account, so this one ends before its sockets and calls report
 * failures.
 */
function* leaveClosed({ payload: { reopenUntil } }: ReturnType<typeof accountClosed>) {
  yield call(ignoreFailure, deletePersonalData);
  yield call(forgetServerData);
  yield call(goTo, '/login', { replace: true, state: { reopenUntil } });
  yield call(signOutAtServer);
  yield call(ignoreFailure, signOutOfFirebase);
}
