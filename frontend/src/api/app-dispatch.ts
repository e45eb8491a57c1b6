import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StateWithApi } from './api.ts';

/** The store's dispatch for features: accepts actions and thunks, independent of the other reducers. */
export type AppDispatch = ThunkDispatch<StateWithApi, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
