import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { put, putResolve } from 'redux-saga/effects';

type Thunk = ThunkAction<unknown, never, unknown, Action>;

/** Dispatches a thunk (RTK Query's calls and patches); redux-saga's types accept plain actions only. */
export function putThunk(thunk: Thunk) {
  return put(thunk as unknown as Action);
}

/** As `putThunk`, and waits for the thunk's promise. */
export function putThunkAndWait(thunk: Thunk) {
  return putResolve(thunk as unknown as Action);
}
