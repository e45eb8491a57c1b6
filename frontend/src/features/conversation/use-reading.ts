import { useEffect } from 'react';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { useIsPageVisible } from '../../browser/use-is-page-visible.ts';
import { readInSight } from './read-in-sight.ts';
import { conversationOpened, newestSeen } from './slice.ts';
import type { ThreadMessage } from './thread.ts';

/** How far down the messages have stood before one's eyes, and whether the next one will. */
type Sight = { seenUpTo: number; isAtFoot: boolean };

/** What stands before one's eyes on a visible page is read, and nothing else. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is left is told with each step, and is none by itself
  }, [dispatch, partnerId, sequence]);
}
