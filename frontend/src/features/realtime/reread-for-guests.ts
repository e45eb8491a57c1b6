import { delay, put, select } from 'redux-saga/effects';
import { api } from '../../api/api.ts';
import { MOST_WATCHED, selectWatched } from '../../domain/realtime/watched-calendars.ts';

/** Soon enough for who looks at a picker, and a fraction of what one address may read (docs/decisions/socket-budgets.md). */
export const REREAD_MS = 20_000;

/**
 * Who is not signed in has no socket that would say what has changed: the catalogue and the free times on their screen are
 * read again while they look.
 */
export function* rereadForGuests() {
  for (;;) {
    yield delay(REREAD_MS);
    if (document.visibilityState !== 'visible') continue;
    const watched: string[] = yield select(selectWatched);
    const slots = watched.slice(0, MOST_WATCHED).map((id) => ({ type: 'Slots' as const, id }));
    yield put(api.util.invalidateTags(['Service', ...slots]));
  }
}
