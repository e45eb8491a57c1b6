import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, take } from 'redux-saga/effects';

/** Events of the window (or another target) as a channel; closing it removes the listener. */
export function windowChannel(type: string, target: EventTarget = window): EventChannel<Event> {
  return eventChannel((emit) => {
    target.addEventListener(type, emit);
    return () => target.removeEventListener(type, emit);
  }, buffers.expanding(4));
}

/** Handles events one by one while the saga runs, then closes the channel and its listeners. */
export function* handleEach<Message extends object | string>(
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
