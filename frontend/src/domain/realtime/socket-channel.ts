import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { LiveSocket } from './live-socket.ts';

/** One message of a socket: an event of its contract with the event's payload. */
export type MessageOf<Events> = {
  [E in keyof Events]: Events[E] extends (payload: infer Payload) => void ? { event: E; payload: Payload } : never;
}[keyof Events];

/** Nothing is dropped while a saga is busy; closing the channel takes every handler off the socket. */
export function socketChannel<Message extends { event: string; payload: unknown }>(
  socket: LiveSocket,
  events: readonly string[],
): EventChannel<Message> {
  return eventChannel<Message>((emit) => {
    const handlers = events.map((event) => {
      // The server sends what its contract says, so an event of that name has that payload.
      const listener = (payload: unknown) => emit({ event, payload: payload ?? null } as Message);
      socket.on(event, listener);
      return () => socket.off(event, listener);
    });
    return () => {
      for (const remove of handlers) remove();
    };
  }, buffers.expanding(16));
}
