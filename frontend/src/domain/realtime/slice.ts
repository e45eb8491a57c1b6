import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** States of the sockets (specification section 4): on disconnect `connected` becomes false. */
export type Connection = { connecting: boolean; connected: boolean; authenticated: boolean };
export type SocketName = 'chat' | 'account';
export type RealtimeState = Record<SocketName, Connection>;

const off: Connection = { connecting: false, connected: false, authenticated: false };
const initialState: RealtimeState = { chat: off, account: off };

export const realtimeSlice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    connecting(state, { payload }: PayloadAction<SocketName>) {
      state[payload] = { ...off, connecting: true };
    },
    connected(state, { payload }: PayloadAction<SocketName>) {
      state[payload] = { connecting: false, connected: true, authenticated: false };
    },
    authenticated(state, { payload }: PayloadAction<SocketName>) {
      state[payload] = { connecting: false, connected: true, authenticated: true };
    },
    closed(state, { payload }: PayloadAction<SocketName>) {
      state[payload] = off;
    },
  },
});

export const { connecting, connected, authenticated, closed } = realtimeSlice.actions;

type State = { realtime: RealtimeState };
export const selectAccountConnection = (state: State): Connection => state.realtime.account;
/** Messages can be sent: connected and authenticated. */
export const selectCanChat = (state: State): boolean =>
  state.realtime.chat.connected && state.realtime.chat.authenticated;
