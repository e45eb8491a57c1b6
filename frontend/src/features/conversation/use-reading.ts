import { useEffect } from 'react';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { conversationOpened, newestSeen } from './slice.ts';
import type { ThreadMessage } from './thread.ts';

/** What is on the screen of a visible page is read. `seen`: the newest that the other side wrote is before one's eyes. */
export function useReading(partnerId: string, messages: readonly ThreadMessage[], seen: boolean): void {
  const dispatch = useAppDispatch();
  const newest = messages.findLast(({ mine, status }) => !mine && status === 'sent')?.sequence ?? 0;

  useEffect(() => {
    dispatch(conversationOpened(seen ? partnerId : null));
    return () => void dispatch(conversationOpened(null));
  }, [dispatch, partnerId, seen]);

  useEffect(() => {
    function mark() {
      if (document.visibilityState === 'visible' && seen && newest > 0)
        dispatch(newestSeen({ partnerId, sequence: newest }));
    }
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [dispatch, newest, partnerId, seen]);
}
