import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, put, select, take, takeEvery } from 'redux-saga/effects';
import type { WatchCalendars } from '#contracts/realtime/account-socket.ts';
import { api } from '../../api/api.ts';
import type { LiveSocket } from '../../domain/realtime/live-socket.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import {
  calendarsHidden,
  calendarsShown,
  MOST_WATCHED,
  selectWatched,
} from '../../domain/realtime/watched-calendars.ts';

/** The account socket while it is open. */
export type AccountLine = { socket: LiveSocket | null };

const ANSWER_MS = 10_000;

const isAccountBack = (action: { type: string }) => authenticated.match(action) && action.payload === 'account';
const changesWatch = (action: { type: string }) =>
  calendarsShown.match(action) || calendarsHidden.match(action) || isAccountBack(action);

/**
 * Sends the server the workers whose free times are on the screen, after each connect and change. Data read before
 * the server's subscription may be stale, so new workers are read once more.
 */
export function* watchCalendars(line: AccountLine) {
  let connection = 0;
  let watched: readonly string[] = [];
  yield takeEvery(isAccountBack, () => {
    connection += 1;
    watched = [];
  });
  const changes: Channel<Action> = yield actionChannel(changesWatch, buffers.sliding(1));
  for (;;) {
    yield take(changes);
    const all: string[] = yield select(selectWatched);
    const wanted = all.slice(0, MOST_WATCHED);
    if (line.socket === null || connection === 0 || wanted.join() === watched.join()) continue;
    const [during, before] = [connection, watched];
    const isHeard: boolean = yield call(say, line.socket, { workerIds: wanted });
    if (!isHeard || during !== connection) continue;
    watched = wanted;
    const fresh = wanted.filter((workerId) => !before.includes(workerId));
    if (fresh.length > 0) yield put(api.util.invalidateTags(fresh.map((id) => ({ type: 'Slots', id }))));
  }
}

/** Without an acknowledgement, or over the rate limit; the next change or connection sends it again. */
async function say(socket: LiveSocket, watch: WatchCalendars): Promise<boolean> {
  try {
    const answer = await socket.ask('calendars:watch', watch, ANSWER_MS);
    return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
  } catch {
    return false;
  }
}
