import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/** Events of the window (or of another target) as a channel; closing it removes the listener. */
export function windowChannel(type: string, target: EventTarget = window): EventChannel<Event> {
  return eventChannel((emit) => {
    target.addEventListener(type, emit);
    return () => target.removeEventListener(type, emit);
  }, buffers.expanding(4));
}
