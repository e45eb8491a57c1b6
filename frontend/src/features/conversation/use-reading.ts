import { useEffect } from 'react';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { useIsPageVisible } from '../../browser/use-is-page-visible.ts';
import { readInSight } from './read-in-sight.ts';
import { conversationOpened, newestSeen } from './slice.ts';
import type { ThreadMessage } from './thread.ts';

/** Sequence of the last seen message, and whether the view is at the newest. */
type Sight = { seenUpTo: number; isAtFoot: boolean };

/** Marks messages as read once they are in view on a visible page. */
export function useReading(partnerId: string, messages: readonly ThreadMessage[], { seenUpTo, isAtFoot }: Sight): void {
  const dispatch = useAppDispatch();
  const isVisible = useIsPageVisible();
  const isOpen = isVisible && isAtFoot;
  const { sequence, left } = readInSight(messages, isVisible ? seenUpTo : 0);

  useEffect(() => {
    dispatch(conversationOpened(isOpen ? partnerId : null));
    return () => void dispatch(conversationOpened(null));
  }, [dispatch, partnerId, isOpen]);

  useEffect(() => {
    if (sequence > 0) dispatch(newestSeen({ partnerId, sequence, left }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `left` is sent with each step and does not trigger one
  }, [dispatch, partnerId, sequence]);
}
