import { call, delay, fork, put } from 'redux-saga/effects';
import { accountCalls } from '#contracts/calls/account.ts';
import { User } from '#contracts/views/account.ts';
import { api } from '../../api/api.ts';
import { currentToken } from '../../api/current-token.ts';
import { endSession } from '../../api/end-session.ts';
import { refreshSession } from '../../api/refresh-session.ts';
import { dataOf, sendCall } from '../../api/send-call.ts';
import { mergeStoredUser } from '../../browser/storage.ts';
import { warn } from '../../browser/warn.ts';
import { accountEvents, handleAccountPush, liveTags, readAdminFigures } from './account-push-handlers.ts';
import { socketConnection, RETRY_MS, type SocketPlan } from '../../domain/realtime/socket-connection.ts';
import { openAccountSocket, type OpenSocket } from '../../domain/realtime/live-socket.ts';
import { authenticated } from '../../domain/realtime/slice.ts';
import type { AccountMessage } from './account-message.ts';
import { type AccountLine, watchCalendars } from './watch-calendars.ts';

/** The account socket: opened once the token has proved good, else skipped (specification sections 4 and 8). */
export function* accountSaga(open: OpenSocket = openAccountSocket) {
  let token: 'good' | 'bad' | 'unknown' = yield call(checkToken);
  while (token === 'unknown') {
    yield delay(RETRY_MS);
    token = yield call(checkToken);
  }
  if (token === 'bad') return;
  yield fork(readAdminFigures);
  const line: AccountLine = { socket: null };
  yield fork(watchCalendars, line);
  yield call(
    socketConnection<AccountMessage>,
    planOf(async (readHandshake) => (line.socket = await open(readHandshake))),
  );
}

function planOf(open: OpenSocket): SocketPlan<AccountMessage> {
  return {
    name: 'account',
    open,
    events: accountEvents,
    handle: handleAccountPush,
    *onConnect() {
      yield put(authenticated('account'));
    },
    *onFirstWithoutPosition() {
      yield put(api.util.invalidateTags([...liveTags]));
    },
    *onRefused(why) {
      yield call(warn, 'The account socket is closed: its token was refused and could not be refreshed');
      if (why) yield call(endSession, why);
    },
  };
}

/** GET /auth/me with the token; on a 401 one refresh. Brings the stored user up to date on the way. */
async function checkToken(): Promise<'good' | 'bad' | 'unknown'> {
  const accessToken = await currentToken();
  try {
    const sending = { token: accessToken, idempotencyKey: '', signal: AbortSignal.timeout(10_000) };
    const { status, body } = await sendCall({ call: accountCalls.me, args: {} }, sending);
    if (status === 401) return await refreshed(accessToken);
    if (status !== 200) return 'unknown';
    keepUser(dataOf(body));
    return 'good';
  } catch (error) {
    warn('The token for the account socket could not be checked', error);
    return 'unknown';
  }
}

async function refreshed(accessToken: string | null): Promise<'good' | 'bad' | 'unknown'> {
  const outcome = await refreshSession(accessToken);
  if (outcome === 'unreachable') return 'unknown';
  if (typeof outcome !== 'string') return 'good';
  warn('No account socket: the token was refused and could not be refreshed');
  return 'bad';
}

/** The answer is the user, or holds it (specification section 7). */
function keepUser(data: unknown): void {
  const holder = typeof data === 'object' && data !== null && 'user' in data ? data.user : data;
  const user = User.safeParse(holder);
  if (user.success) mergeStoredUser(user.data);
}
