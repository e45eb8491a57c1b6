import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, fork, select, take } from 'redux-saga/effects';
import type { StoredUser } from '../../browser/storage.ts';
import { putThunk } from '../../sagas/put-thunk.ts';
import { handleEach } from '../../sagas/window-channel.ts';
import { i18n } from '../../i18n/i18n.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { chooseLanguage } from '../../i18n/use-text.ts';
import { accountApi } from '../account/api.ts';
import { selectUser } from '../../domain/session/selectors.ts';
import { userChanged } from '../../domain/session/slice.ts';

/** Language chosen while signed out; null once an account has it. */
type Visit = { chosen: string | null };

/**
 * The language follows the account: signing in applies it, and a later choice is saved to the account. A language
 * chosen just before signing in is saved to the account instead.
 */
export function* languageSaga() {
  const visit: Visit = { chosen: null };
  yield fork(followAccount, visit);
  yield fork(handleEach<string>, languageChannel(), (language) => storeLanguageInAccount(language, visit));
}

/** Only a change of the account's language is applied; other profile updates do not revert a recent choice. */
function* followAccount(visit: Visit) {
  let followed: string | null = null;
  for (;;) {
    const user: StoredUser | null = yield select(selectUser);
    const language = (user?.isAuthenticated && user.language) || null;
    if (language !== followed && isLanguage(language)) yield call(meetAccount, language, visit);
    followed = language;
    yield take(userChanged);
  }
}

function* meetAccount(language: Language, visit: Visit) {
  const { chosen } = visit;
  visit.chosen = null;
  if (chosen !== null && chosen !== language) yield call(changeAccount, chosen);
  else if (language !== i18n.locale) yield fork(chooseLanguage, language);
}

function* storeLanguageInAccount(language: string, visit: Visit) {
  const user: StoredUser | null = yield select(selectUser);
  if (!user?.isAuthenticated) visit.chosen = language;
  else if (user.language && user.language !== language) yield call(changeAccount, language);
}

function* changeAccount(language: string) {
  if (isLanguage(language))
    yield putThunk(accountApi.endpoints.changeMe.initiate({ body: { language } }, { track: false }));
}

/** Lingui also emits "change" when a catalogue loads; only a change of language is forwarded. */
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
