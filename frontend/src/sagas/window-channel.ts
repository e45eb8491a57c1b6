import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, take } from 'redux-saga/effects';

/** Events of the window (or of another target) as a channel; closing it removes the listener. */
export function windowChannel(type: string, target: EventTarget = window): EventChannel<Event> {
  return eventChannel((emit) => {
    target.addEventListener(type, emit);
    return () => target.removeEventListener(type, emit);
  }, buffers.expanding(4));
}

/** One after the other, for as long as the saga lives; then the channel is closed, and with it the listeners are gone. */
export function* eachOf<Message extends object | string>(
  channel: EventChannel<Message>,
  handle: (message: Message) => unknown,
) {
  try {
    for (;;) {
      const message: Message = yield take(channel);
      yield call(handle, message);
    }
  } finally {
    channel.close();
  }
}
