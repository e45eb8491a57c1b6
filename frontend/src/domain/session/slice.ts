import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStoredUser, readUserId, type StoredUser } from '../../browser/storage.ts';

/** Copy of the stored session, so that screens re-render on changes. */
export type SessionState = {
  /** `starting` while a start-up refresh may still load a user. */
  phase: 'starting' | 'ready';
  user: StoredUser | null;
  userId: string | null;
  /** After a deliberate sign-out the next user starts at their own dashboard. */
  signedOut: boolean;
  /** This tab belonged to another account, whose target path must not be used. */
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
    /** The storage has another user, or none. */
    userChanged(
      state,
      { payload }: PayloadAction<{ user: StoredUser | null; userId: string | null; tookOver?: boolean }>,
    ) {
      if (!payload.user || payload.tookOver) state.tookOver = payload.tookOver === true;
      state.user = payload.user;
      state.userId = payload.userId;
      if (payload.user) state.signedOut = false;
    },
    /** Another tab signed out and cleared the storage. */
    signedOutElsewhere(state) {
      state.signedOut = true;
    },
    /** The user closed their account, which ended their sessions; handled by the saga. */
    accountClosed(state, _action: PayloadAction<{ reopenUntil: string }>) {
      state.signedOut = true;
    },
    /** Signs out; handled by the saga. */
    logoutRequested(state) {
      state.signedOut = true;
    },
    /** Continues as a guest. */
    guestRequested() {},
  },
});

export const { started, userChanged, signedOutElsewhere, accountClosed, logoutRequested, guestRequested } =
  sessionSlice.actions;
