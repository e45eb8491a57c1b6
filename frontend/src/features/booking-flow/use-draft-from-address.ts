import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../api/app-dispatch.ts';
import type { BookingDraft } from './draft/draft.ts';
import { leftInQuery } from './draft/left-in-query.ts';
import type { FlowAddress } from './parts/without-service.ts';
import { draftResumed } from './slice.ts';

/**
 * Takes what the address bar says into the draft, once for each entry of the history: Back, Forward and a reload find the
 * draft as it was changed since. An address that says otherwise than the draft says nothing from then on.
 */
export function useDraftFromAddress(draft: BookingDraft): FlowAddress {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isTaken = search === '' || wasTaken(state);
  const left = isTaken ? leftInQuery(search, draft) : search;
  // Before the effects of what is below: where a step leads elsewhere, that comes last.
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

/** The browser keeps an entry's state over a reload, too. */
function wasTaken(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTaken' in state && state.isTaken === true;
}
