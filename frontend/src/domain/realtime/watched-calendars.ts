import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The server's limit. */
export const MOST_WATCHED = 50;

/** Displayed workers, by the component that displays them. */
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
