import { permissionsOfRole, type StaffPermission, staffRoleOf } from '#contracts/account/staff-permissions.ts';
import type { AccountClientEvents, AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import type { ChatClientEvents, ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { PushMessage, Audience, PushBatch, Push } from '#contracts/realtime/changes.ts';
import type { ResumeBuffer } from './resume-buffer.ts';
import type { TokenHolder } from '#infra/sessions/access-tokens.ts';
import type { UserType } from '#contracts/roles.ts';

/** Set once, when the socket is admitted. */
export type SocketData = {
  caller: TokenHolder<UserType>;
  token: string;
  /** The last position that the client saw; null for a first connection. */ after: number | null;
  /** Client address. */ address?: string | undefined;
};

export type ChatSocket = Socket<ChatClientEvents, ChatServerEvents, DefaultEventsMap, SocketData>;
export type ChatNamespace = Namespace<ChatClientEvents, ChatServerEvents, DefaultEventsMap, SocketData>;
export type AccountSocket = Socket<AccountClientEvents, AccountSocketEvents, DefaultEventsMap, SocketData>;
export type AccountNamespace = Namespace<AccountClientEvents, AccountSocketEvents, DefaultEventsMap, SocketData>;
/** A socket of either namespace. */
export type AnySocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type AnyNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

export const rooms = {
  account: (accountId: string) => `account:${accountId}`,
  everyone: 'everyone',
  workers: 'role:worker',
  staffWith: (permission: StaffPermission) => `may:${permission}`,
  calendar: (workerId: string) => `calendar:${workerId}`,
  watchersOf: (accountId: string) => `watch:${accountId}`,
};

type NamespaceName = Push['namespace'];

function roomsOfCaller(caller: Caller): string[] {
  const own = [rooms.account(caller.accountId), rooms.everyone];
  if (caller.userType === 'worker') return [...own, rooms.workers];
  return [...own, ...[...permissionsOf(caller)].map(rooms.staffWith)];
}

function permissionsOf(caller: Caller): ReadonlySet<StaffPermission> {
  const role = staffRoleOf(caller);
  return role === null ? none : permissionsOfRole[role];
}

const none: ReadonlySet<StaffPermission> = new Set();

/** After more missed pushes, clients read everything again, which is cheaper for both sides. */
const MOST_MISSED = 500;

/**
 * Delivers pushes to the sockets that may see them. A reconnecting socket receives what it missed and joins its rooms
 * synchronously, so that it misses nothing and receives nothing twice.
 */
export function createPushes(buffer: ResumeBuffer, namespaces: Record<NamespaceName, AnyNamespace>) {
  return {
    deliver({ announcements, ...reached }: PushBatch): void {
      for (const { namespace, event, to, payload, position } of buffer.add({
        ...reached,
        announcements: announcements.filter(isPush),
      })) {
        const audience = roomsOf(to);
        if (audience.length > 0) namespaces[namespace].to(audience).emit(event, { ...payload, position });
      }
    },

    welcome(socket: AnySocket, namespace: NamespaceName): void {
      const { caller, after } = socket.data;
      const missed = after === null ? [] : missedPushes(caller, namespace, buffer.since(after));
      for (const { event, payload, position } of missed ?? []) socket.emit(event, { ...payload, position });
      socket.emit(missed ? 'resumed' : 'reload', { position: buffer.position() });
      void socket.join(roomsOfCaller(caller));
    },
  };
}

/** null: the buffer does not reach back that far, or too many pushes were missed. */
function missedPushes(
  caller: Caller,
  namespace: NamespaceName,
  announced: readonly Push[] | null,
): readonly Push[] | null {
  const missed = announced?.filter((message) => message.namespace === namespace && maySee(caller, message.to)) ?? null;
  return missed && missed.length <= MOST_MISSED ? missed : null;
}

function maySee(caller: Caller, to: Audience): boolean {
  if (to === 'everyone') return true;
  if (to === 'workers') return caller.userType === 'worker';
  if ('staff' in to) return to.staff.some((permission) => permissionsOf(caller).has(permission));
  // Calendar watchers send their list again after a reconnect and reload.
  return 'accounts' in to && to.accounts.includes(caller.accountId);
}

function isPush(message: PushMessage): message is Push {
  return message.namespace !== 'sessions';
}

function roomsOf(to: Audience): string[] {
  if (typeof to === 'string') return [rooms[to]];
  if ('staff' in to) return to.staff.map(rooms.staffWith);
  return 'calendar' in to ? [rooms.calendar(to.calendar)] : to.accounts.map(rooms.account);
}
