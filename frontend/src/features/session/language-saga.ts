import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fork, select, take } from 'redux-saga/effects';
import type { StoredUser } from '../../app/storage.ts';
import { putThunk } from '../../app/put-thunk.ts';
import { eachOf } from '../../app/window-channel.ts';
import { i18n } from '../../i18n/i18n.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { chooseLanguage } from '../../i18n/use-text.ts';
import { accountApi } from '../account/api.ts';
import { selectUser } from './selectors.ts';
import { userChanged } from './slice.ts';

/** The language follows the account: signing in speaks it, and choosing another while signed in changes the account. */
export function* languageSaga() {
  yield fork(followAccount);
  yield fork(eachOf<string>, languageChannel(), tellAccount);
}

/** Only a change in the account counts: a choice just made is not undone by other news of the user. */
function* followAccount() {
  let followed: string | null = null;
  for (;;) {
    const user: StoredUser | null = yield select(selectUser);
    const language = (user?.isAuthenticated && user.language) || null;
    if (language !== followed && isLanguage(language) && language !== i18n.locale) yield fork(chooseLanguage, language);
    followed = language;
    yield take(userChanged);
  }
}

function* tellAccount(language: string) {
  const user: StoredUser | null = yield select(selectUser);
  const differs = user?.isAuthenticated && user.language && user.language !== language;
  if (differs && isLanguage(language)) yield putThunk(accountApi.endpoints.changeMe.initiate({ body: { language } }, { track: false }));
}

/** Lingui also says "change" when words arrive; only another language is told here. */
function languageChannel(): EventChannel<string> {
  let before = i18n.locale;
  return eventChannel<string>((emit) => {
    return i18n.on('change', () => {
      if (i18n.locale === before) return;
      before = i18n.locale;
      emit(before);
    });
  }, buffers.expanding(2));
}
