import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** As many as the server takes. */
export const MOST_WATCHED = 50;

/** Whose free times are on the screen, by the part of the screen that shows them. */
type WatchedState = Record<string, readonly string[]>;
const nothing: WatchedState = {};

export const watchedCalendarsSlice = createSlice({
  name: 'watchedCalendars',
  initialState: nothing,
  reducers: {
    calendarsShown(state, { payload: { by, workerIds } }: PayloadAction<{ by: string; workerIds: readonly string[] }>) {
      state[by] = [...workerIds];
    },
    calendarsHidden(state, { payload: by }: PayloadAction<string>) {
      delete state[by];
    },
  },
});

export const { calendarsShown, calendarsHidden } = watchedCalendarsSlice.actions;

type State = { watchedCalendars: WatchedState };

export function selectWatched({ watchedCalendars }: State): string[] {
  return [...new Set(Object.values(watchedCalendars).flat())].sort();
}
