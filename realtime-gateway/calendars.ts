import * as z from 'zod/mini';
import { WatchCalendars } from '#contracts/realtime/account-socket.ts';
import type { AccountBudgets } from './budgets.ts';
import { type AccountSocket, rooms } from './sockets.ts';

/** Each list replaces the one before, so that a socket's rooms do not accumulate. */
export function serveCalendars(socket: AccountSocket, budgets: AccountBudgets): void {
  const { accountId } = socket.data.caller;
  let watched: readonly string[] = [];

  function watch(message: unknown): boolean {
    const wanted = z.safeParse(WatchCalendars, message);
    if (!wanted.success || budgets.spend('watches', accountId) !== 'within') return false;
    for (const workerId of watched) void socket.leave(rooms.calendar(workerId));
    watched = wanted.data.workerIds;
    for (const workerId of watched) void socket.join(rooms.calendar(workerId));
    return true;
  }

  socket.on('calendars:watch', (message, answer) => {
    const ok = watch(message);
    if (typeof answer === 'function') answer({ ok });
  });
}
