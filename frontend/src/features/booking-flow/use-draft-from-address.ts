import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import type { BookingDraft } from './draft/draft.ts';
import { remainingQuery } from './draft/remaining-query.ts';
import type { FlowAddress } from './parts/without-service.ts';
import { draftResumed } from './slice.ts';

/**
 * Applies the address's query to the draft once per history entry, so that Back, Forward and a reload keep later
 * changes. A query that contradicts the draft is ignored from then on.
 */
export function useDraftFromAddress(draft: BookingDraft): FlowAddress {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isTaken = search === '' || isApplied(state);
  const left = isTaken ? remainingQuery(search, draft) : search;
  // Before the effects of child components: their redirects come last.
  useLayoutEffect(() => {
    if (!isTaken) dispatch(draftResumed(search));
  }, [dispatch, search, isTaken]);
  useLayoutEffect(() => {
    const isLeaving = window.location.pathname !== pathname;
    if (isLeaving || (isTaken && left === search)) return;
    void navigate({ search: left }, { replace: true, state: { ...state, isTaken: true } });
  }, [navigate, pathname, search, left, isTaken, state]);
  return { search, isTaken };
}

/** The browser keeps an entry's state across reloads. */
function isApplied(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTaken' in state && state.isTaken === true;
}
