import type { Socket } from 'socket.io-client';
import { ACCOUNT_NAMESPACE } from '#contracts/realtime/account-socket.ts';
import { CHAT_NAMESPACE } from '#contracts/realtime/chat-socket.ts';
import { socketHost } from '../../api/api-base.ts';

type Listener = (payload: unknown) => void;

/** Socket interface used by the sagas; tests provide their own. */
export type LiveSocket = {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  /** False after a refusal by the server, which is not retried automatically. */
  isComingBack: () => boolean;
  connect: () => void;
  close: () => void;
  /** Sent if connected, else dropped. */
  say: (event: string, payload: unknown) => void;
  /** Rejects without a response in time. */
  ask: (event: string, payload: unknown, timeoutMs: number) => Promise<unknown>;
};

/** Token and last position; read again for every connection attempt. */
export type ReadHandshake = () => { token: string; after?: number };

export type OpenSocket = (readHandshake: ReadHandshake) => Promise<LiveSocket>;

/** Sends cookies and an auth token. The library loads here, after sign-in. */
export async function openChatSocket(readHandshake: ReadHandshake): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket = io(`${socketHost()}${CHAT_NAMESPACE}`, {
    autoConnect: false,
    withCredentials: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) => give(readHandshake()),
  });
  return liveSocket(socket);
}

/**
 * Websocket only, on its own connection. The token is in the handshake's auth and not in the query, where it would
 * appear in the logs of intermediaries (docs/decisions/account-socket-token.md).
 */
export async function openAccountSocket(readHandshake: ReadHandshake): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket = io(`${socketHost()}${ACCOUNT_NAMESPACE}`, {
    autoConnect: false,
    forceNew: true,
    transports: ['websocket'],
    auth: (give) => give(readHandshake()),
  });
  return liveSocket(socket);
}

function liveSocket(socket: Socket): LiveSocket {
  return {
    on: (event, listener) => void socket.on(event, listener),
    off: (event, listener) => void socket.off(event, listener),
    isComingBack: () => socket.active,
    connect: () => void socket.connect(),
    close: () => void socket.disconnect(),
    say: (event, payload) => void socket.volatile.emit(event, payload),
    ask: async (event, payload, timeoutMs) => socket.timeout(timeoutMs).emitWithAck(event, payload),
  };
}
