import { call, delay, race, take, takeEvery } from 'redux-saga/effects';
import type { CallError } from '../../api/call-error.ts';
import { putThunkAndWait } from '../../sagas/put-thunk.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import { chatApi } from './api.ts';
import { newestSeen } from './slice.ts';

/** Pauses between attempts, ms; after the last the receipt waits for a reconnect. */
const SAY_AGAIN_MS = [5000, 30_000, 120_000];

type SeenMessage = ReturnType<typeof newestSeen>['payload'];
type Outcome = { error?: CallError };

/**
 * Sends read receipts to the server one at a time, the newest next, and retries if the server is unreachable.
 * Scrolling through a long conversation produces many.
 */
export function* readingSaga() {
  /** By partner. */
  const newest = new Map<string, SeenMessage>();
  const saying = new Set<string>();
  yield takeEvery(newestSeen, function* seen({ payload }) {
    const { partnerId, sequence } = payload;
    if (sequence <= (newest.get(partnerId)?.sequence ?? 0)) return;
    newest.set(partnerId, payload);
    if (saying.has(partnerId)) return;
    saying.add(partnerId);
    let said: SeenMessage | undefined;
    for (let step = newest.get(partnerId); step !== undefined && step !== said; step = newest.get(partnerId)) {
      said = step;
      yield call(sayRead, step, () => newest.get(partnerId)?.sequence === said?.sequence);
    }
    saying.delete(partnerId);
  });
}

/** A newer receipt includes this one. */
function* sayRead({ partnerId, sequence, left }: SeenMessage, isNewest: () => boolean) {
  const isLater = (action: unknown) => newestSeen.match(action) && action.payload.partnerId === partnerId;
  for (let tries = 0; isNewest(); tries++) {
    const { error }: Outcome = yield putThunkAndWait(
      chatApi.endpoints.markRead.initiate({ id: partnerId, left, body: { upToSequence: sequence } }, { track: false }),
    );
    if (!error || isFinal(error)) return;
    const pauseMs = SAY_AGAIN_MS[tries];
    yield race([take(isChatBack), take(isLater), ...(pauseMs === undefined ? [] : [delay(pauseMs)])]);
  }
}

function isFinal({ status }: CallError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function isChatBack(action: unknown): boolean {
  return authenticated.match(action) && action.payload === 'chat';
}
