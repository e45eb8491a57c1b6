import { delay, put, select } from 'redux-saga/effects';
import { api } from '../../api/api.ts';
import { MOST_WATCHED, selectWatched } from '../../domain/realtime/watched-calendars.ts';

/** Soon enough for who looks at a picker, and a fraction of what one address may read (docs/decisions/socket-budgets.md). */
export const REREAD_MS = 20_000;

/** Who is not signed in has no socket that would say so: the free times on their screen are read again while they look. */
export function* rereadCalendars() {
  for (;;) {
    yield delay(REREAD_MS);
    const watched: string[] = yield select(selectWatched);
    if (watched.length === 0 || document.visibilityState !== 'visible') continue;
    yield put(api.util.invalidateTags(watched.slice(0, MOST_WATCHED).map((id) => ({ type: 'Slots', id }))));
  }
}
