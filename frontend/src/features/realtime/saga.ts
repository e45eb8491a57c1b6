import type { Task } from 'redux-saga';
import { call, cancel, fork, select, take } from 'redux-saga/effects';
import { chatSaga } from '../conversation/saga.ts';
import { selectMayAsk, selectSession } from '../../domain/session/selectors.ts';
import { started, userChanged, type SessionState } from '../../domain/session/slice.ts';
import { rereadForGuests } from './reread-for-guests.ts';
import { accountSaga } from './account-saga.ts';

/**
 * Both sockets, while the same user is signed in with all required steps. Before that, only updates that need no
 * sign-in.
 */
export function* realtimeSaga(sockets: readonly (() => Generator)[] = [accountSaga, chatSaga]) {
  for (;;) {
    const guest: Task = yield fork(rereadForGuests);
    const userId: string | null = yield call(untilSignedIn);
    yield cancel(guest);
    const tasks: Task[] = [];
    for (const socket of sockets) tasks.push(yield fork(socket));
    yield call(waitForUserChange, userId);
    yield cancel(tasks);
  }
}

function* untilSignedIn() {
  for (;;) {
    const { phase, userId }: SessionState = yield select(selectSession);
    const isSignedIn: boolean = yield select(selectMayAsk);
    if (phase === 'ready' && isSignedIn) return userId;
    yield take([started.type, userChanged.type]);
  }
}

function* waitForUserChange(userId: string | null) {
  for (;;) {
    yield take(userChanged);
    const session: SessionState = yield select(selectSession);
    const isSignedIn: boolean = yield select(selectMayAsk);
    if (!isSignedIn || session.userId !== userId) return;
  }
}
