import type { EventChannel } from 'redux-saga';
import { call, delay, put, take } from 'redux-saga/effects';
import { SECOND_FACTOR_NEEDED, UNAUTHENTICATED } from '#contracts/realtime/account-socket.ts';
import { firstPosition } from '../../api/read-your-writes.ts';
import { refreshSession, type Refreshed, type SessionEndReason } from '../../api/refresh-session.ts';
import { readAccessToken } from '../../browser/access-token.ts';
import type { LiveSocket, OpenSocket } from './live-socket.ts';
import { closed, connected, connecting, type SocketName } from './slice.ts';
import { socketChannel } from './socket-channel.ts';

export const RETRY_MS = 3000;
const MOST_REFUSALS = 3;

type Lifecycle =
  | { event: 'connect'; payload: null }
  | { event: 'disconnect'; payload: string }
  | { event: 'connect_error'; payload: { message: string } };

export type SocketPlan<Message extends { event: string; payload: unknown }> = {
  name: SocketName;
  open: OpenSocket;
  events: readonly Message['event'][];
  /** Handles messages one by one, in order. */
  handle: (message: Message, socket: LiveSocket) => Generator;
  /** Called on every connect, including the first. */
  onConnect?: () => Generator;
  /** Called on the first connection without a position: earlier reads may be incomplete. */
  onFirstWithoutPosition: () => Generator;
  /**
   * The token is refused and cannot be refreshed, so the socket closes. `why`: the session has ended; null if fresh
   * tokens are refused as well.
   */
  onRefused: (why: SessionEndReason | null) => Generator;
};

/**
 * Keeps a socket open while its saga runs. The library reconnects after an interruption, a refused token is refreshed
 * first, and each attempt sends the last position, so that missed pushes arrive before new ones.
 */
export function* socketConnection<Message extends { event: string; payload: unknown }>(plan: SocketPlan<Message>) {
  const seen = createResumePoint();
  const socket: LiveSocket = yield call(plan.open, seen.handshake);
  const channel: EventChannel<Message | Lifecycle> = socketChannel<Message | Lifecycle>(socket, [
    'connect',
    'disconnect',
    'connect_error',
    ...plan.events,
  ]);
  let refusals = 0;
  try {
    yield put(connecting(plan.name));
    socket.connect();
    let goesOn = true;
    while (goesOn) {
      const message: Message | Lifecycle = yield take(channel);
      if (isLifecycle(message)) {
        refusals = isRefusal(message) ? refusals + 1 : 0;
        goesOn = yield call(follow<Message>, plan, socket, message, { refusals, token: seen.token() });
      } else {
        yield call(pass<Message>, plan, socket, message, seen);
      }
    }
  } finally {
    channel.close();
    socket.close();
    yield put(closed(plan.name));
  }
}

function isLifecycle(message: { event: string; payload: unknown }): message is Lifecycle {
  return message.event === 'connect' || message.event === 'disconnect' || message.event === 'connect_error';
}

function isRefusal(message: Lifecycle): boolean {
  return message.event === 'connect_error' && message.payload.message === UNAUTHENTICATED;
}

function* pass<Message extends { event: string; payload: unknown }>(
  plan: SocketPlan<Message>,
  socket: LiveSocket,
  message: Message,
  seen: ResumePoint,
) {
  if (message.event === 'resumed' && !seen.saidPosition()) yield call(plan.onFirstWithoutPosition);
  // `authenticated` has the server's current position; missed pushes follow it.
  if (message.event !== 'authenticated') seen.note(message.payload);
  yield call(plan.handle, message, socket);
}

type Attempt = { refusals: number; token: string };

function* follow<Message extends { event: string; payload: unknown }>(
  plan: SocketPlan<Message>,
  socket: LiveSocket,
  message: Lifecycle,
  attempt: Attempt,
) {
  if (message.event === 'connect') {
    yield put(connected(plan.name));
    if (plan.onConnect) yield call(plan.onConnect);
    return true;
  }
  // Completing the second factor opens another session with its own socket.
  if (message.event === 'connect_error' && message.payload.message === SECOND_FACTOR_NEEDED) return false;
  yield put(connecting(plan.name));
  if (isRefusal(message)) {
    const token: Refreshed | null = yield call(freshToken, attempt);
    if (token === null || token === 'refused' || token === 'suspended') {
      yield call(plan.onRefused, token);
      return false;
    }
    if (token === 'unreachable') yield delay(RETRY_MS);
    socket.connect();
    return true;
  }
  if (!socket.isComingBack()) {
    yield delay(RETRY_MS);
    socket.connect();
  }
  return true;
}

/** Limits the attempts with fresh tokens that the server keeps refusing. */
function* freshToken({ token, refusals }: Attempt) {
  if (refusals > MOST_REFUSALS) return null;
  const refreshed: Refreshed = yield call(refreshSession, token);
  return refreshed;
}

/** Pushes have increasing positions within a socket; only they move the resume position. */
function createResumePoint() {
  let position: number | null = null;
  let said: { token: string; after?: number } = { token: '' };
  return {
    handshake() {
      const after = position ?? firstPosition();
      said = { token: readAccessToken() ?? '', ...(after !== null && { after }) };
      return said;
    },
    token: () => said.token,
    saidPosition: () => said.after !== undefined,
    note(payload: unknown) {
      const next = typeof payload === 'object' && payload !== null && 'position' in payload ? payload.position : null;
      if (typeof next === 'number') position = Math.max(position ?? 0, next);
    },
  };
}

type ResumePoint = ReturnType<typeof createResumePoint>;
