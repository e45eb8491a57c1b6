import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from '../../browser/header-search.ts';
import { addressOf, type WorkerSearch, searchInAddress } from './worker-search.ts';

/**
 * The search in the address, and changing it, which returns to the first page. The header search writes to it once
 * per query, so later filters stay.
 */
export function useWorkerSearch() {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const typed = useHeaderSearch();
  const appliedQuery = useRef(typed);

  useEffect(() => {
    if (appliedQuery.current === typed) return;
    appliedQuery.current = typed;
    if (!typed) return;
    setAddress((before) => addressOf({ ...searchInAddress(before), q: typed, page: 1 }, before), { replace: true });
  }, [typed, setAddress]);

  return {
    asked: searchInAddress(address),
    ask(change: Partial<WorkerSearch>) {
      // The browser's location may arrive late: it must keep later filters, and must not navigate back after the user
      // has left.
      const now = window.location;
      if (now.pathname !== pathname) return;
      const before = new URLSearchParams(now.search);
      setAddress(addressOf({ ...searchInAddress(before), page: 1, ...change }, before));
    },
  };
}

export type Ask = ReturnType<typeof useWorkerSearch>['ask'];
