import { delay, put, select } from 'redux-saga/effects';
import { api } from '../../api/api.ts';
import { MOST_WATCHED, selectWatched } from '../../domain/realtime/watched-calendars.ts';

/** Refetch interval, ms; uses a fraction of an address's request budget (docs/decisions/socket-budgets.md). */
export const REREAD_MS = 20_000;

/**
 * Visitors who are not signed in have no socket, so displayed catalogue data and free times are refetched
 * periodically.
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
