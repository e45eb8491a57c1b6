import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { LiveSocket } from './live-socket.ts';

/** A message of a socket: an event of its contract with its payload. */
export type MessageOf<Events> = {
  [E in keyof Events]: Events[E] extends (payload: infer Payload) => void ? { event: E; payload: Payload } : never;
}[keyof Events];

/** Buffers while a saga is busy; closing the channel removes all listeners. */
export function socketChannel<Message extends { event: string; payload: unknown }>(
  socket: LiveSocket,
  events: readonly string[],
): EventChannel<Message> {
  return eventChannel<Message>((emit) => {
    const handlers = events.map((event) => {
      // The server follows its contract, so an event of that name has that payload.
      const listener = (payload: unknown) => emit({ event, payload: payload ?? null } as Message);
      socket.on(event, listener);
      return () => socket.off(event, listener);
    });
    return () => {
      for (const remove of handlers) remove();
    };
  }, buffers.expanding(16));
}
