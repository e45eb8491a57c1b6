import { call, delay, race, take, takeEvery } from 'redux-saga/effects';
import type { CallError } from '../../api/call-error.ts';
import { putThunkAndWait } from '../../sagas/put-thunk.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import { chatApi } from './api.ts';
import { newestSeen } from './slice.ts';

/** After these, what could not be said waits for the chat to come back. */
const SAY_AGAIN_MS = [5000, 30_000, 120_000];

type Seen = ReturnType<typeof newestSeen>['payload'];
type Outcome = { error?: CallError };

/** Tells the server how far one has read: each step once, and again where the server could not be reached. */
export function* readingSaga() {
  /** By partner: the newest step that is said, or being said. */
  const said = new Map<string, number>();
  yield takeEvery(newestSeen, function* seen({ payload }) {
    if (payload.sequence <= (said.get(payload.partnerId) ?? 0)) return;
    said.set(payload.partnerId, payload.sequence);
    yield call(sayRead, payload, () => said.get(payload.partnerId) === payload.sequence);
  });
}

/** A later step says all that this one would. */
function* sayRead({ partnerId, sequence }: Seen, isNewest: () => boolean) {
  for (let tries = 0; isNewest(); tries++) {
    const { error }: Outcome = yield putThunkAndWait(
      chatApi.endpoints.markRead.initiate({ id: partnerId, body: { upToSequence: sequence } }, { track: false }),
    );
    if (!error || isFinal(error)) return;
    const pauseMs = SAY_AGAIN_MS[tries];
    yield race([take(isChatBack), ...(pauseMs === undefined ? [] : [delay(pauseMs)])]);
  }
}

function isFinal({ status }: CallError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function isChatBack(action: unknown): boolean {
  return authenticated.match(action) && action.payload === 'chat';
}
