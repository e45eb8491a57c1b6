import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StateWithApi } from './api.ts';

/** The store's dispatch as features know it: it takes actions and calls, whatever else the store is composed of. */
export type AppDispatch = ThunkDispatch<StateWithApi, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
