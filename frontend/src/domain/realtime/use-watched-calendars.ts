import { useEffect, useId } from 'react';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { calendarsHidden, calendarsShown } from './watched-calendars.ts';

/** Keeps these workers' free times live while they are displayed. */
export function useWatchedCalendars(workerIds: readonly string[]): void {
  const dispatch = useAppDispatch();
  const by = useId();
  const list = workerIds.join();
  useEffect(() => {
    if (!list) return;
    dispatch(calendarsShown({ by, workerIds: list.split(',') }));
    return () => void dispatch(calendarsHidden(by));
  }, [dispatch, by, list]);
}
