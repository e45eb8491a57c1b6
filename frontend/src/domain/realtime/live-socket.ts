import type { Socket } from 'socket.io-client';
import { ACCOUNT_NAMESPACE } from '#contracts/realtime/account-socket.ts';
import { CHAT_NAMESPACE } from '#contracts/realtime/chat-socket.ts';
import { socketHost } from '../../api/api-base.ts';

type Listener = (payload: unknown) => void;

/** What the sagas need of a socket; tests bring their own. */
export type LiveSocket = {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  /** False when the server refused: then it does not come back by itself. */
  isComingBack: () => boolean;
  connect: () => void;
  close: () => void;
  /** Said if someone listens, else forgotten. */
  say: (event: string, payload: unknown) => void;
  /** Rejects when no answer comes in time. */
  ask: (event: string, payload: unknown, timeoutMs: number) => Promise<unknown>;
};

/** The token, and the last position seen: asked anew at every attempt to connect. */
export type ReadHandshake = () => { token: string; after?: number };

export type OpenSocket = (readHandshake: ReadHandshake) => Promise<LiveSocket>;

/** Cookies and an auth token. The library is fetched here, after somebody has signed in. */
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
 * Websocket only, so it has a connection of its own. The token goes in the handshake's auth rather than in the query, where
 * it would end up in the logs of whatever lies between (docs/decisions/account-socket-token.md).
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
