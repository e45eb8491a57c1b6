import type { UserType } from '#contracts/roles.ts';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { ChatClientEvents, ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import type { AccountClientEvents, AccountSocketEvents } from '#contracts/realtime/account-socket.ts';
import type { TokenHolder } from '#infra/sessions/access-tokens.ts';

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
  workers: 'role:worker',
  admins: 'role:admin',
  calendar: (workerId: string) => `calendar:${workerId}`,
  watchersOf: (accountId: string) => `watch:${accountId}`,
};
