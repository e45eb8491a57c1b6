import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import { selectUser } from '../../domain/session/selectors.ts';
import { guestRequested } from '../../domain/session/slice.ts';

/** For links into the booking flow: makes a signed-out visitor a guest until they confirm. */
export function useGuestEntry(): () => void {
  const known = useSelector(selectUser) !== null;
  const dispatch = useAppDispatch();
  return useCallback(() => {
    if (!known) dispatch(guestRequested());
  }, [known, dispatch]);
}
