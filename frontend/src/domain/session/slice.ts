import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStoredUser, readUserId, type StoredUser } from '../../browser/storage.ts';

/** A copy of what the browser has stored, so that screens re-render when it changes. */
export type SessionState = {
  /** `starting` while a start-up refresh may still bring a user. */
  phase: 'starting' | 'ready';
  user: StoredUser | null;
  userId: string | null;
  /** The person left on purpose: the next one to sign in starts from their own dashboard. */
  signedOut: boolean;
  /** This tab was another account's before: where that one wanted to go is not for this one. */
  tookOver: boolean;
};

function initialState(): SessionState {
  return { phase: 'starting', user: readStoredUser(), userId: readUserId(), signedOut: false, tookOver: false };
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    started(state) {
      state.phase = 'ready';
    },
    /** The storage holds another user now, or none. */
    userChanged(
      state,
      { payload }: PayloadAction<{ user: StoredUser | null; userId: string | null; tookOver?: boolean }>,
    ) {
      if (!payload.user || payload.tookOver) state.tookOver = payload.tookOver === true;
      state.user = payload.user;
      state.userId = payload.userId;
      if (payload.user) state.signedOut = false;
    },
    /** Another tab signed out, and emptied the storage. */
    signedOutElsewhere(state) {
      state.signedOut = true;
    },
    /** The person closed their account, which ended their sessions; done by the saga. */
    accountClosed(state, _action: PayloadAction<{ reopenUntil: string }>) {
      state.signedOut = true;
    },
    /** Sign out; done by the saga. */
    logoutRequested(state) {
      state.signedOut = true;
    },
    /** Look around without an account. */
    guestRequested() {},
  },
});

export const { started, userChanged, signedOutElsewhere, accountClosed, logoutRequested, guestRequested } =
  sessionSlice.actions;
