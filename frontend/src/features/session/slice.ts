import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStoredUser, readUserId, type StoredUser } from '../../app/storage.ts';

/** A mirror of what the browser has stored, so that screens re-render when it changes. */
export type SessionState = {
  /** `starting` while a start-up refresh may still bring a user. */
  phase: 'starting' | 'ready';
  user: StoredUser | null;
  userId: string | null;
  /** The person left on purpose: the next one to sign in starts from their own dashboard. */
  signedOut: boolean;
};

function initialState(): SessionState {
  return { phase: 'starting', user: readStoredUser(), userId: readUserId(), signedOut: false };
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    started(state) {
      state.phase = 'ready';
    },
    /** The storage holds another user now, or none. */
    userChanged(state, { payload }: PayloadAction<{ user: StoredUser | null; userId: string | null }>) {
      state.user = payload.user;
      state.userId = payload.userId;
      if (payload.user) state.signedOut = false;
    },
    /** Sign out; done by the saga. */
    logoutRequested(state) {
      state.signedOut = true;
    },
    /** Look around without an account. */
    guestRequested() {},
  },
});

export const { started, userChanged, logoutRequested, guestRequested } = sessionSlice.actions;
