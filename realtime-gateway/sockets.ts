import { permissionsOfRole, type StaffPermission, staffRoleOf } from '#contracts/account/staff-permissions.ts';
import type { AccountClientEvents, AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import type { ChatClientEvents, ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { PushMessage, Audience, PushBatch, Push } from '#contracts/realtime/changes.ts';
import type { ResumeBuffer } from './resume-buffer.ts';
import type { TokenHolder } from '#infra/sessions/access-tokens.ts';
import type { UserType } from '#contracts/roles.ts';

/** Who is behind a socket: set once, when it is admitted. */
export type SocketData = {
  caller: TokenHolder<UserType>;
  token: string;
  /** The last position it saw; null for a first connection. */ after: number | null;
  /** Where it comes from. */ address?: string | undefined;
};

export type ChatSocket = Socket<ChatClientEvents, ChatServerEvents, DefaultEventsMap, SocketData>;
export type ChatNamespace = Namespace<ChatClientEvents, ChatServerEvents, DefaultEventsMap, SocketData>;
export type AccountSocket = Socket<AccountClientEvents, AccountSocketEvents, DefaultEventsMap, SocketData>;
export type AccountNamespace = Namespace<AccountClientEvents, AccountSocketEvents, DefaultEventsMap, SocketData>;
/** A socket of either namespace, for what both have in common. */
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

/** Who missed more than this reads everything again: cheaper for both sides than so many pushes. */
const MOST_MISSED = 500;

/**
 * Announcements to the sockets that may see them. A socket that comes back gets what it missed and joins its rooms in
 * one go, without awaiting anything in between: so nothing is left out and nothing comes twice.
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
      const missed = after === null ? [] : missedBy(caller, namespace, buffer.since(after));
      for (const { event, payload, position } of missed ?? []) socket.emit(event, { ...payload, position });
      socket.emit(missed ? 'resumed' : 'reload', { position: buffer.position() });
      void socket.join(roomsOfCaller(caller));
    },
  };
}

/** null: too far back, or too much. */
function missedBy(caller: Caller, namespace: NamespaceName, announced: readonly Push[] | null): readonly Push[] | null {
  const missed = announced?.filter((message) => message.namespace === namespace && maySee(caller, message.to)) ?? null;
  return missed && missed.length <= MOST_MISSED ? missed : null;
}

function maySee(caller: Caller, to: Audience): boolean {
  if (to === 'everyone') return true;
  if (to === 'workers') return caller.userType === 'worker';
  if ('staff' in to) return to.staff.some((permission) => permissionsOf(caller).has(permission));
  // Who watches says so after it has come back, and reads anew.
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
