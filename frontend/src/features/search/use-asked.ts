import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from '../../browser/header-search.ts';
import { addressOf, type Asked, askedIn } from './asked.ts';

/**
 * What the address looks for, and the way to something else: the first page of it. The header's search writes into it, too,
 * once for each word: what is asked on the page after that stays.
 */
export function useAsked() {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const typed = useHeaderSearch();
  const heard = useRef(typed);

  useEffect(() => {
    if (heard.current === typed) return;
    heard.current = typed;
    if (!typed) return;
    setAddress((before) => addressOf({ ...askedIn(before), q: typed, page: 1 }, before), { replace: true });
  }, [typed, setAddress]);

  return {
    asked: askedIn(address),
    ask(change: Partial<Asked>) {
      // Where the browser is may be known late: what was asked for meanwhile stays, and who has gone on isn't led back.
      const now = window.location;
      if (now.pathname !== pathname) return;
      const before = new URLSearchParams(now.search);
      setAddress(addressOf({ ...askedIn(before), page: 1, ...change }, before));
    },
  };
}

export type Ask = ReturnType<typeof useAsked>['ask'];
