import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { put, putResolve } from 'redux-saga/effects';

type Thunk = ThunkAction<unknown, never, unknown, Action>;

/** redux-saga's types know plain actions only; the store's thunk middleware takes these (RTK Query's calls and patches). */
export function putThunk(thunk: Thunk) {
  return put(thunk as unknown as Action);
}

/** The same, and waits for what the thunk promises. */
export function putThunkAndWait(thunk: Thunk) {
  return putResolve(thunk as unknown as Action);
}
