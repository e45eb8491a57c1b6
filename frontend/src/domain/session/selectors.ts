import { createSelector } from '@reduxjs/toolkit';
import type { UserType } from '#contracts/roles.ts';
import { userTypeOf, type StoredUser } from '../../browser/storage.ts';
import type { SessionState } from './slice.ts';

export type StateWithSession = { session: SessionState };

export const selectSession = (state: StateWithSession): SessionState => state.session;
export const selectUser = (state: StateWithSession): StoredUser | null => state.session.user;
/** The account's id: chat's senderId and recipientId, bookings' client.id. */
export const selectUserId = (state: StateWithSession): string | null => state.session.userId;
export const selectIsAuthenticated = (state: StateWithSession): boolean => state.session.user?.isAuthenticated === true;
/** Whether calls are accepted: before the second factor is set up, all other calls are refused. */
export const selectMayAsk = (state: StateWithSession): boolean =>
  selectIsAuthenticated(state) && state.session.user?.secondFactorMissing !== true;
export const selectUserType = createSelector(selectUser, (user): UserType | null => (user ? userTypeOf(user) : null));
/** Signed in as a client: guests and other roles have no bookings, favourites or addresses of their own. */
export const selectIsClient = (state: StateWithSession): boolean =>
  selectIsAuthenticated(state) && selectUserType(state) === 'client';
