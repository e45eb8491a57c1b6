import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from '../../browser/header-search.ts';
import { addressOf, type Asked, askedIn } from './asked.ts';

/** What the address looks for, and the way to something else: the first page of it. The header's search writes into it, too. */
export function useAsked() {
  const [address, setAddress] = useSearchParams();
  const typed = useHeaderSearch();

  useEffect(() => {
    if (!typed) return;
    setAddress((before) => addressOf({ ...askedIn(before), q: typed, page: 1 }, before), { replace: true });
  }, [typed, setAddress]);

  return {
    asked: askedIn(address),
    ask: (change: Partial<Asked>) =>
      setAddress((before) => addressOf({ ...askedIn(before), page: 1, ...change }, before)),
  };
}

export type Ask = ReturnType<typeof useAsked>['ask'];
