import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { workerSorts } from '#contracts/calls/worker.ts';
import { useHeaderSearch } from '../../browser/header-search.ts';

export type WorkerSort = (typeof workerSorts)[number];

export function isWorkerSort(text: string | null): text is WorkerSort {
  return workerSorts.some((sort) => sort === text);
}

/** What of the list is asked for; it stands in the address bar, and the header's search writes into it. */
export function useWorkerSearch() {
  const [query, setQuery] = useSearchParams();
  const typed = useHeaderSearch();
  const sort = query.get('sort');

  function ask(change: Record<string, string>) {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true });
  }

  useEffect(() => {
    if (typed) setQuery({ q: typed }, { replace: true });
  }, [typed, setQuery]);

  return {
    q: query.get('q') ?? '',
    serviceId: query.get('serviceId') ?? '',
    sort: isWorkerSort(sort) ? sort : 'best',
    page: Math.max(1, Number(query.get('page')) || 1),
    ask,
    reset: () => setQuery({}, { replace: true }),
  };
}
